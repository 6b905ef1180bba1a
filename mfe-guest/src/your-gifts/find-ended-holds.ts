import type { GuestGift } from '@gift-registry/bff-contract';

/** The holds that ran out, of items that the guest doesn't give or hold now. The first gift of each item decides. */
export function findEndedHolds(gifts: readonly GuestGift[]): GuestGift[] {
  const told = new Set(
    gifts.filter(({ status }) => status !== 'released').map(({ itemId }) => itemId),
  );
  return gifts.filter(({ itemId, holdEndedAt }) => {
    if (told.has(itemId)) return false;
    told.add(itemId);
    return Boolean(holdEndedAt);
  });
}
