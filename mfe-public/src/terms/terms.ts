import type { ReadingSection } from '../reading/reading-page.tsx';

export const terms: readonly ReadingSection[] = [
  {
    heading: 'The service',
    text: 'You create registries, fill them with gifts and share them. It is free for hosts and guests; our retail partners pay us.',
  },
  {
    heading: 'Your account',
    text: 'Keep your password to yourself and your details correct. You are responsible for what happens in your account.',
  },
  {
    heading: 'Your registries',
    text: 'What you write stays yours. Do not publish what is unlawful, hurtful or not yours to share.',
  },
  {
    heading: 'Gifts from our catalogue',
    text: 'Prices and availability are shown as we know them and may change until a gift is bought.',
  },
  {
    heading: 'Gifts from other websites',
    text: 'They are bought at that shop, on its terms. We show what it publishes and are not a party to the sale.',
  },
  {
    heading: 'Group gifts',
    text: 'A pledge is a promise between guests and the host, who settle the money among themselves.',
  },
  {
    heading: 'Ending it',
    text: 'You can delete your account at any time. We may close accounts that break these terms, and tell you why.',
  },
];
