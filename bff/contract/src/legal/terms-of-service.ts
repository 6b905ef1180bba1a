import type { LegalSection } from './legal-section.ts';

export const termsOfService: readonly LegalSection[] = [
  {
    heading: 'The service',
    paragraphs: [
      'You create registries, fill them with gifts and share them. It is free for hosts and for guests; our retail partners pay us. We work to keep it running day and night, but can’t promise that it never pauses.',
    ],
  },
  {
    heading: 'Your account',
    points: [
      'Hosts need an account, and have to be at least eighteen. Guests need none.',
      'Keep your password to yourself and your details correct.',
      'You are responsible for what happens in your account. Tell us at once if somebody else got in.',
    ],
  },
  {
    heading: 'Your registries',
    paragraphs: [
      'What you write and upload stays yours; you allow us to show it to those who have your link. Don’t publish what is unlawful, hurtful or not yours to share.',
    ],
  },
  {
    heading: 'Gifts from our catalogue',
    paragraphs: [
      'Prices and availability are shown as we know them, and may change until a gift is bought. Delivery, returns and refunds follow our pages on Shipping, Returns and Payment Options.',
      'Who orders a gift buys it from us, at the price on the page, with shipping in India in it. While a payment page is open, we hold the gifts for 30 minutes. An order can be cancelled until it is packed; all that was paid goes back the way it was paid, also when we can’t send the gift.',
    ],
  },
  {
    heading: 'Gifts from other websites',
    paragraphs: [
      'They are bought at that shop, on its terms. We show what it publishes about the product, and are no party to the sale. Please check name, price and size there before you pay.',
    ],
  },
  {
    heading: 'When a gift is marked',
    paragraphs: [
      'Ordering a gift, or marking it as bought, keeps others from buying it too. Please order and mark only what you really give, and cancel or undo it if your plans change. A gift from another website is held for 24 hours while you buy it.',
    ],
  },
  {
    heading: 'Group gifts',
    paragraphs: [
      'A contribution is a promise between guests and host, who settle the money among themselves, by UPI or otherwise. We neither take it nor hold it. A promise that is to be paid by UPI ends when it is not marked as paid in time.',
    ],
  },
  {
    heading: 'What we don’t answer for',
    paragraphs: [
      'We answer for what we do, for our parcels until they arrive, and for what the law says that we must. We don’t answer for other shops, their carriers and guests, whose promises are their own.',
    ],
  },
  {
    heading: 'Ending it',
    paragraphs: [
      'You can have your account deleted at any time. We may close accounts that break these terms, and tell you why.',
    ],
  },
  {
    heading: 'Law',
    paragraphs: [
      'These terms follow the law of India. If one of them turns out not to hold, the others still do.',
    ],
  },
];
