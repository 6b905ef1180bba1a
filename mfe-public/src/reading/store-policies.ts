import type { ReadingSection } from './reading-page.tsx';

/** The amounts and periods of the shop pages, all in one place. */
export const shipping: readonly ReadingSection[] = [
  {
    heading: 'Shipping methods',
    points: [
      'Standard: 5-7 business days, free over $50',
      'Express: 2-3 business days, $9.99',
      'Overnight: 1 business day, $19.99',
    ],
  },
  { heading: 'Processing', text: 'Orders leave our warehouse within 1-2 business days.' },
  {
    heading: 'Where we ship',
    points: ['The 50 US states', 'Select international countries', 'APO/FPO addresses'],
  },
  {
    heading: 'Package protection',
    text: 'Every parcel is protected against loss and damage on its way to you.',
  },
  {
    heading: 'Multiple addresses',
    text: 'Gifts of one registry can go to different addresses. Choose the address of each at checkout.',
  },
  {
    heading: 'How do I track my gift?',
    text: 'You receive a tracking link by email as soon as the parcel leaves our warehouse.',
  },
  {
    heading: 'What if my gift does not arrive?',
    text: 'Write to us when a parcel is more than three business days late. We find it or send another.',
  },
  {
    heading: 'Do you wrap gifts?',
    text: 'Yes. Choose gift wrapping at checkout and add a message of your own.',
  },
];

export const returns: readonly ReadingSection[] = [
  {
    heading: 'Our promise',
    points: [
      '30 days from delivery',
      'Items in their original condition',
      'A full refund to the original payment method',
    ],
  },
  {
    heading: 'How to return a gift',
    ordered: true,
    points: [
      'Initiate the return and tell us what you are sending back.',
      'Package the item safely, in its original packaging.',
      'Ship it back with the prepaid label that we send you.',
      'Receive your refund within 3-5 business days.',
    ],
  },
  {
    heading: 'What cannot be returned',
    points: [
      'Personalized items',
      'Used or damaged items',
      'Items without their packaging',
      'Items past the 30-day window',
      'Perishables',
    ],
  },
  {
    heading: 'Exchanges',
    text: 'Exchange a gift for another of your choice. We charge or refund the difference in price.',
  },
];

export const paymentOptions: readonly ReadingSection[] = [
  { heading: 'Ways to pay', points: ['Cards', 'PayPal', 'Apple Pay', 'Google Pay'] },
  {
    heading: 'Security',
    points: [
      'Every payment is encrypted on its way.',
      'We never see or keep your full card number.',
      'Unusual payments are checked before they are taken.',
    ],
  },
  {
    heading: 'Group gifting',
    text: 'Several guests can share the price of one gift. It counts as bought once it is complete.',
  },
  {
    heading: 'Partial purchases',
    text: 'Buy as many of an item as you like; the rest stays open for other guests.',
  },
  {
    heading: 'Refunds',
    text: 'Refunds reach the original payment method in 3-5 business days.',
  },
];
