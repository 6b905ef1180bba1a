export const giftFormResults = [
  'purchased',
  'held',
  'contributed',
  'unconfirmed',
  'confirmed',
  'extended',
  'postponed',
  'released',
  'hidden',
  'forgotten',
] as const;
export type GiftFormResult = (typeof giftFormResults)[number];
