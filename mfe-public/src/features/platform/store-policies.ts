import type { ProseSection } from './prose.tsx';

export const shippingMethods = [
  {
    heading: 'Standard',
    figure: '5-7 business days, free over $50',
    text: 'The right choice when there is still plenty of time.',
  },
  {
    heading: 'Express',
    figure: '2-3 business days, $9.99',
    text: 'For a late invitation or a late decision.',
  },
  {
    heading: 'Overnight',
    figure: '1 business day, $19.99',
    text: 'For the birthday that nobody told you about.',
  },
] as const;

export const shipping: readonly ProseSection[] = [
  {
    heading: 'Processing time',
    paragraphs: [
      'We check and pack every order within 1-2 business days. Delivery times start when the parcel leaves us.',
    ],
  },
  {
    heading: 'Where we ship',
    paragraphs: ['Today to addresses in India. Later also to:'],
    points: ['All 50 US states', 'Select international countries', 'APO/FPO addresses'],
  },
  {
    heading: 'Package protection',
    paragraphs: [
      'Every parcel is protected against loss, theft and damage on its way to you, at no charge. If something happens to it, we send another or return the money.',
    ],
  },
  {
    heading: 'Multiple addresses',
    paragraphs: [
      'A registry has one delivery address, and its host can change it at any time. Each guest decides where their gift goes: to that address, or home first, to bring it along. One order goes to one address.',
    ],
  },
];

export const shippingQuestions = [
  {
    title: 'How do I track my gift?',
    content:
      'The page of your order names the carrier and its number, and links the carrier’s page. When the parcel leaves us, you also get an email with a tracking link, if you left your address.',
  },
  {
    title: 'What if my gift does not arrive?',
    content:
      'Write to us when a parcel is more than three business days late. We look for it with the carrier, and if it can’t be found we send another or return the money.',
  },
  {
    title: 'Do you wrap gifts?',
    content: 'Not yet. We will say so here when we do.',
  },
] as const;

export const returnTerms = [
  {
    heading: '30 days from delivery',
    text: 'The thirty days start when the gift arrives, not when it was bought.',
  },
  {
    heading: 'Original condition',
    text: 'Unused, complete, and in its original packaging.',
  },
  {
    heading: 'Full refund',
    text: 'The whole amount goes back to the original payment method.',
  },
] as const;

export const returnSteps = [
  {
    heading: 'Initiate',
    text: 'Start the return and tell us what you are sending back, and why. A few words are enough.',
  },
  {
    heading: 'Package',
    text: 'Pack the item safely in its original packaging, with everything that came with it.',
  },
  {
    heading: 'Ship back',
    text: 'Stick on the prepaid label that we email you, and drop the parcel off.',
  },
  {
    heading: 'Refund',
    text: 'Your refund arrives within 3-5 business days after we receive the item.',
  },
] as const;

export const returns: readonly ProseSection[] = [
  {
    heading: 'What cannot be returned',
    points: [
      'Personalized items',
      'Used or damaged items',
      'Items without their original packaging',
      'Items past the 30-day window',
      'Perishable goods, such as food and flowers',
    ],
  },
  {
    heading: 'Exchanges',
    paragraphs: [
      'Would you rather have another size, another colour or something else? Exchange it. If the new gift costs more, we charge the difference; if it costs less, we refund it.',
    ],
  },
];

export const paymentMethods = [
  { heading: 'Cards', text: 'Credit and debit cards of all the usual networks.' },
  { heading: 'PayPal', text: 'Not yet. Later with your PayPal balance, or any card kept there.' },
  {
    heading: 'Apple Pay',
    text: 'Not yet. Later with a glance or a touch, on your iPhone, iPad or Mac.',
  },
  { heading: 'Google Pay', text: 'Through UPI, from the app on your phone.' },
] as const;

export const paymentSafety: readonly ProseSection[] = [
  {
    heading: 'How we keep payments safe',
    points: [
      'Every payment is encrypted from your browser to the bank.',
      'Your full card number never reaches us.',
      'Unusual payments are checked before they are taken.',
      'The page of your order shows everything that you paid, and so does our email if you leave your address.',
    ],
  },
  {
    heading: 'Group gifting',
    paragraphs: [
      'Several guests can share the price of one gift. Each gives as much as they like, the page shows the total, and the gift counts as bought once it is complete. The money goes straight to your host: by UPI from the page of your gift when the host takes it, else as you agree. We keep nothing.',
    ],
  },
  {
    heading: 'Partial purchases',
    paragraphs: [
      'If a registry asks for eight plates, buy as many as you like. The rest stays open for other guests.',
    ],
  },
  {
    heading: 'Refunds',
    paragraphs: ['Refunds go back to the original payment method within 3-5 business days.'],
  },
];
