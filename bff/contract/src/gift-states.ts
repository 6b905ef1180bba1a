/**
 * The states of a gift in the Gift Book. `released` gifts were undone by their guest; they stay as history for 30 days.
 */
export const giftStates = [
  'reserved',
  'bought',
  'promised',
  'paid',
  'received',
  'thanked',
  'released',
] as const;
export type GiftState = (typeof giftStates)[number];

export const giftStateNames: Readonly<Record<GiftState, string>> = {
  reserved: 'Reserved',
  bought: 'Given',
  promised: 'Promised',
  paid: 'Paid, says the guest',
  received: 'Received',
  thanked: 'Thanked',
  released: 'Taken back',
};
