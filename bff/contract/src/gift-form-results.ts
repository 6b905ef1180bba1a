export const giftFormResults = [
  'purchased',
  'held',
  'contributed',
  'paid',
  'not-paid',
  'unconfirmed',
  'confirmed',
  'extended',
  'postponed',
  'released',
  'hidden',
  'forgotten',
] as const;
export type GiftFormResult = (typeof giftFormResults)[number];
