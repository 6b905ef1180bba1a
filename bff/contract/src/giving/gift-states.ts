/**
 * The states of a gift in the Gift Book. `released` gifts were undone by their guest; they stay as history for 30 days.
 */
export const giftStates = [
  'reserved',
  'bought',
  'promised',
  'received',
  'thanked',
  'released',
] as const;
export type GiftState = (typeof giftStates)[number];

export const giftStateNames: Readonly<Record<GiftState, string>> = {
  reserved: 'Reserved',
  bought: 'Given',
  promised: 'Promised',
  received: 'Received',
  thanked: 'Thanked',
  released: 'Taken back',
};

/** The states of the Gift Book with those of promised money: `promised` is not paid yet. */
export const bookStates = [
  'reserved',
  'bought',
  'promised',
  'paid',
  'received',
  'thanked',
  'released',
] as const;
export type BookState = (typeof bookStates)[number];

/** A state as it is shown: `short-paid` was given through an order for which a part of the money is here. */
export type ShownState = BookState | 'short-paid';

export const shownStateNames: Readonly<Record<ShownState, string>> = {
  ...giftStateNames,
  paid: 'Paid, says the guest',
  'short-paid': 'Not fully paid yet',
};

export function shownStateOf({
  state,
  payment,
  parcel,
}: {
  readonly state: GiftState;
  readonly payment: { readonly paidAt: string | null } | null;
  readonly parcel: { readonly state: string } | null;
}): ShownState {
  if (state === 'promised' && payment?.paidAt) return 'paid';
  return state === 'bought' && parcel?.state === 'waits-for-payment' ? 'short-paid' : state;
}

/** The state of a contribution’s money; undefined for a gift without money, and for one that was taken back. */
export function moneyStateOf({
  state,
  amount,
  receivedAt,
  payment,
}: {
  readonly state: GiftState;
  readonly amount: number | null;
  readonly receivedAt: string | null;
  readonly payment?: { readonly paidAt: string | null } | null | undefined;
}): 'promised' | 'paid' | 'received' | undefined {
  if (amount === null || state === 'released') return undefined;
  if (receivedAt !== null) return 'received';
  return payment?.paidAt ? 'paid' : 'promised';
}

/** States to filter by: `promised` are all promises that the host has not received, `unpaid` and `paid` parts of them. */
export const filterStates = [...giftStates, 'unpaid', 'paid'] as const;
export type FilterState = (typeof filterStates)[number];
