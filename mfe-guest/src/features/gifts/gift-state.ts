import { toPaise, unitsLeft, type ItemCounts, type SharedItem } from '@gift-registry/bff-contract';

type GiftState = 'available' | 'reserved' | 'purchased';

export function giftState(item: ItemCounts): GiftState {
  if (item.quantityFulfilled >= item.quantityRequested) return 'purchased';
  return unitsLeft(item) > 0 ? 'available' : 'reserved';
}

export const canBePurchased = (item: SharedItem): boolean => !item.fund && unitsLeft(item) > 0;

export const canBeGiven = (item: SharedItem): boolean =>
  canBePurchased(item) || takesContributions(item);

export const countsAsAvailable = (item: ItemCounts): boolean =>
  item.quantityFulfilled < item.quantityRequested;

export const isOfCatalogue = ({ source }: Pick<SharedItem, 'source'>): boolean =>
  source === 'internal';

export const isOrdered = ({
  source,
  currency,
  price,
}: Pick<SharedItem, 'source' | 'currency' | 'price'>): boolean =>
  source === 'internal' && currency === 'INR' && (price ?? 0) > 0;

type Contributable = ItemCounts & Pick<SharedItem, 'price' | 'currency' | 'givesTogether' | 'fund'>;

/** A partly funded unit accepts contributions even when no other unit is left. */
export function takesContributions(item: Contributable): boolean {
  if (item.fund) return !item.fund.closed;
  if (item.currency !== 'INR' || (item.price ?? 0) <= 0) return false;
  if (item.pledgedAmount > 0) return true;
  return item.givesTogether && unitsLeft(item) > 0;
}

export const isGivenTogether = (item: SharedItem): boolean =>
  takesContributions(item) && (Boolean(item.fund) || item.pledgedAmount > 0);

/** Paise that complete the unit that guests give together; undefined when nothing limits what they give. */
export function missingPaise(item: Contributable & Pick<SharedItem, 'missingAmount'>) {
  if (item.fund) return undefined;
  return item.missingAmount === undefined || item.missingAmount === null
    ? toPaise(item.price ?? 0) - toPaise(item.pledgedAmount)
    : toPaise(item.missingAmount);
}
