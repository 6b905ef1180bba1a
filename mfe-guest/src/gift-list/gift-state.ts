import type { SharedItem } from '@gift-registry/bff-contract';

type Quantities = Pick<
  SharedItem,
  'quantityRequested' | 'quantityReserved' | 'quantityFulfilled' | 'pledgedAmount'
>;

/** `reserved`: all of it is held or bought, but not all bought; it can't be claimed now. */
export type GiftState = 'available' | 'reserved' | 'purchased';

export function giftState(item: Quantities): GiftState {
  if (item.quantityFulfilled >= item.quantityRequested) return 'purchased';
  return unitsLeft(item) > 0 ? 'available' : 'reserved';
}

/** Units that nobody holds or has bought. */
export const unitsLeft = (item: Quantities): number =>
  item.quantityRequested - item.quantityReserved - item.quantityFulfilled;

/** The filter's reading: whatever is not bought yet still counts as available. */
export const countsAsAvailable = (item: Quantities): boolean =>
  item.quantityFulfilled < item.quantityRequested;

/** A unit that guests are buying together can take more pledges even when nothing else is left. */
export const takesContributions = (
  item: Quantities & Pick<SharedItem, 'externalUrl' | 'price' | 'currency'>,
): boolean =>
  item.externalUrl === null &&
  item.currency === 'INR' &&
  (item.price ?? 0) > 0 &&
  (item.pledgedAmount > 0 || unitsLeft(item) > 0);
