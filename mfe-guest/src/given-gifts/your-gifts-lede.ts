import type { GuestGift } from '@gift-registry/bff-contract';

export const yourGiftsLede = (gifts: readonly GuestGift[]): string =>
  gifts.some(({ orderNumber }) => orderNumber)
    ? 'Only you see this. You can undo a gift until the host has received it, and cancel an order until it is packed.'
    : 'Only you see this. You can undo a gift until the host has received it.';
