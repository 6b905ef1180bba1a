export const giftFormResults = [
  'purchased',
  'held',
  'contributed',
  'confirmed',
  'extended',
  'postponed',
  'released',
] as const;
export const paymentFormResults = ['paid', 'not-paid'] as const;
export type PaymentFormResult = (typeof paymentFormResults)[number];

export type GiftFormResult = (typeof giftFormResults)[number];
