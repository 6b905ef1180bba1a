import type { DocumentSettings } from '@gift-registry/bff-contract';
import { renderScreen } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import { PublicFooter } from './public-footer.tsx';

const settings: DocumentSettings = {
  brand: 'Tohfa',
  publicBaseUrl: 'https://gifts.example',
  demoShopUrl: null,
  localShops: [],
  sampleRegistryPath: null,
  funds: true,
  googleSignIn: false,
  contact: { email: null, phone: null, whatsappUrl: null },
  social: [],
  accountDisclosure: 'spec',
};

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['Create Registry', '/create-registry'],
  ['About Us', '/about-us'],
  ['Our Services', '/our-services'],
  ['Blogs', '/blogs'],
  ['Contact Us', '/contact-us'],
  ['FAQ', '/faq'],
  ['Shipping', '/shipping'],
  ['Returns', '/returns'],
  ['Payment Options', '/payment-options'],
  ['Partner with us', '/partner-with-us'],
  ['Privacy Policy', '/privacy-policy'],
  ['Terms of Service', '/terms'],
])('the footer links %s to %s', (name, path) => {
  renderScreen(<PublicFooter {...settings} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});

test.each([
  [2025, '© 2025 Tohfa. All rights reserved.'],
  [2026, '© 2025–2026 Tohfa. All rights reserved.'],
])('in %i the footer reads %s', (year, note) => {
  jest.useFakeTimers({ now: new Date(year, 6, 1) });
  renderScreen(<PublicFooter {...settings} />);
  expect(screen.getByText(note)).toBeVisible();
});

test('social links appear only when they are configured', () => {
  const social = [{ name: 'Instagram', url: 'https://instagram.com/tohfa' }];
  const { unmount } = renderScreen(<PublicFooter {...settings} social={social} />);
  expect(screen.getByRole('link', { name: /Instagram/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  unmount();
  renderScreen(<PublicFooter {...settings} />);
  expect(screen.queryByRole('link', { name: /Instagram|Facebook/ })).not.toBeInTheDocument();
});
