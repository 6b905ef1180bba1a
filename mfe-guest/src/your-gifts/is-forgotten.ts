import type { GuestGift } from '@gift-registry/bff-contract';

/** True when no gift names its giver; every giver had to give a name. */
export const isForgotten = (gifts: readonly Pick<GuestGift, 'guestName'>[]): boolean =>
  gifts.every(({ guestName }) => guestName === '');
