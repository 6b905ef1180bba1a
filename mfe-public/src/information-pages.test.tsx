import { writeDocumentSettings } from '@gift-registry/bff-contract/testing';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import AboutUsPage from './screens/about-us-page.tsx';
import BlogsPage from './screens/blogs-page.tsx';
import FaqPage from './screens/faq/faq-page.tsx';
import HomePage from './screens/home/home-page.tsx';
import HowItWorksPage from './screens/how-it-works-page.tsx';
import OurServicesPage from './screens/our-services-page.tsx';
import PartnerWithUsPage from './screens/partner-with-us-page.tsx';
import PaymentOptionsPage from './screens/payment-options-page.tsx';
import PrivacyPolicyPage from './screens/privacy-policy-page.tsx';
import ReturnsPage from './screens/returns-page.tsx';
import ShippingPage from './screens/shipping-page.tsx';
import TermsPage from './screens/terms-page.tsx';

interface Expected {
  readonly page: string;
  readonly Page: ComponentType;
  readonly headings: readonly string[];
  readonly texts?: readonly string[];
}

const information: readonly Expected[] = [
  {
    page: 'our services',
    Page: OurServicesPage,
    headings: [
      'Our Services',
      'Personalized Registry Creation',
      'Guest Management',
      'Milestone Celebrations',
      'Premium Support',
    ],
  },
  {
    page: 'about us',
    Page: AboutUsPage,
    headings: [
      'About Us',
      'Our Story',
      'Our Mission',
      'Our Values',
      'Personalization',
      'Simplicity',
      'Connection',
      'Trust',
    ],
  },
  {
    page: 'partner with us',
    Page: PartnerWithUsPage,
    headings: [
      'Partner with us',
      'Reach',
      'Trust',
      'Insight',
      'Growth',
      'Retail',
      'Service Providers',
      'Technology',
      'Brand Collaborations',
      'Live Chat',
      'Email',
      'Phone',
    ],
  },
  {
    page: 'shipping',
    Page: ShippingPage,
    headings: [
      'Shipping',
      'Standard',
      'Express',
      'Overnight',
      'How do I track my gift?',
      'What if my gift does not arrive?',
      'Do you wrap gifts?',
    ],
    texts: [
      '5-7 business days, free over $50',
      '2-3 business days, $9.99',
      '1 business day, $19.99',
      'within 1-2 business days',
      'All 50 US states',
      'Select international countries',
      'APO/FPO addresses',
      'A registry has one delivery address',
    ],
  },
  {
    page: 'returns',
    Page: ReturnsPage,
    headings: [
      'Returns and Exchanges',
      '30 days from delivery',
      'Original condition',
      'Full refund',
      'Initiate',
      'Package',
      'Ship back',
      'Refund',
    ],
    texts: [
      'original payment method',
      'prepaid label',
      'within 3-5 business days',
      'Personalized items',
      'Used or damaged items',
      'Items without their original packaging',
      'Items past the 30-day window',
      'Perishable goods, such as food and flowers',
      'we charge the difference; if it costs less, we refund it',
    ],
  },
  {
    page: 'payment options',
    Page: PaymentOptionsPage,
    headings: [
      'Payment Options',
      'Cards',
      'PayPal',
      'Apple Pay',
      'Google Pay',
      'How we keep payments safe',
      'Group gifting',
      'Partial purchases',
      'Refunds',
    ],
    texts: ['within 3-5 business days'],
  },
  {
    page: 'the privacy policy',
    Page: PrivacyPolicyPage,
    headings: ['Privacy Policy', 'What we keep of hosts', 'What we keep of guests', 'Cookies'],
    texts: ['Your address and the name of the recipient, only when you choose delivery'],
  },
  {
    page: 'the terms',
    Page: TermsPage,
    headings: ['Terms of Service', 'The service', 'Group gifts'],
  },
];

beforeEach(() => writeDocumentSettings());

test.each(information)('$page has its headings and texts', ({ Page, headings, texts = [] }) => {
  renderScreen(<Page />);
  const shown = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(shown).toEqual(expect.arrayContaining([...headings]));
  for (const text of texts) expect(document.body).toHaveTextContent(text);
});

test.each([
  [
    ShippingPage,
    'Shipping is in the price',
    'Not yet: parcels abroad, one order to several addresses',
  ],
  [ReturnsPage, 'you can cancel it until we have packed it', 'Not yet: a return or an exchange'],
  [PaymentOptionsPage, 'or our team writes to you how to pay', 'Not yet: PayPal, Apple Pay.'],
])('%o says what orders do today, and what they don’t', (Page, today, notYet) => {
  renderScreen(<Page />);
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent(/today$/);
  expect(document.body).toHaveTextContent(today);
  expect(document.body).toHaveTextContent(notYet);
});

const untrue =
  /occasion of your own|suggestions that suit|we don’t advertise|forty parents|asked forty|by hand and leave|at checkout|by whom|who gives what|everyone who gave what|don’t take orders|nothing is shipped/i;

test.each([...information.map(({ Page }) => Page), FaqPage, HowItWorksPage, BlogsPage, HomePage])(
  '$name promises nothing that the product does not do',
  (Page) => {
    renderScreen(<Page />);
    expect(document.body.textContent).not.toMatch(untrue);
  },
);

test('Create Your Registry on our services opens the form for a registry', async () => {
  const { user, address } = renderScreen(<OurServicesPage />);
  await user.click(screen.getByRole('link', { name: 'Create Your Registry' }));
  expect(address()).toBe('/create-registry');
});

test.each(['Start a Return', 'Contact Support'])('%s opens the query form', async (name) => {
  const { user } = renderScreen(<ReturnsPage />);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('dialog', { name: 'Post a Query' })).toBeVisible();
});
