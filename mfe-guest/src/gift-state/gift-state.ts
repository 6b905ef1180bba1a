import { unitsLeft, type ItemCounts, type SharedItem } from '@gift-registry/bff-contract';

type GiftState = 'available' | 'reserved' | 'purchased';

export function giftState(item: ItemCounts): GiftState {
  if (item.quantityFulfilled >= item.quantityRequested) return 'purchased';
  return unitsLeft(item) > 0 ? 'available' : 'reserved';
}

/** False while every unit is held or bought, and nobody may add a part. */
export const canBeGiven = (item: SharedItem): boolean =>
  unitsLeft(item) > 0 || takesContributions(item);

export const countsAsAvailable = (item: ItemCounts): boolean =>
  item.quantityFulfilled < item.quantityRequested;

export const isOfCatalogue = ({
  source,
  externalUrl,
}: Pick<SharedItem, 'source' | 'externalUrl'>): boolean =>
  source ? source === 'internal' : externalUrl === null;

export const isOrdered = ({
  source,
  currency,
  price,
}: Pick<SharedItem, 'source' | 'currency' | 'price'>): boolean =>
  source === 'internal' && currency === 'INR' && (price ?? 0) > 0;

/** A partly funded unit accepts contributions even when no other unit is left. */
export const takesContributions = (
  item: ItemCounts & Pick<SharedItem, 'source' | 'externalUrl' | 'price' | 'currency'>,
): boolean =>
  isOfCatalogue(item) &&
  item.currency === 'INR' &&
  (item.price ?? 0) > 0 &&
  (item.pledgedAmount > 0 || unitsLeft(item) > 0);
