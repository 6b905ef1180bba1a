import type { SharedItem } from '@gift-registry/bff-contract';
import { countsAsAvailable } from './gift-state.ts';

export type PriceRange = readonly [low: number, high: number];

export interface GiftFilters {
  /** Rupees, inclusive. */
  readonly price: PriceRange;
  readonly available: boolean;
  readonly purchased: boolean;
}

/** A price that the slider can compare; others are always shown and stand last. */
export const rupeePrice = ({ price, currency }: Pick<SharedItem, 'price' | 'currency'>) =>
  currency === 'INR' && price !== null && price > 0 ? price : undefined;

export const priceStep = 100;

/** The lowest and highest rupee price among the items, widened to whole steps so that none is hidden at first. */
export function priceBounds(items: readonly SharedItem[], atLeast?: PriceRange): PriceRange {
  const prices = items.flatMap((item) => rupeePrice(item) ?? []);
  const low = Math.min(...prices, atLeast?.[0] ?? Infinity);
  const high = Math.max(...prices, atLeast?.[1] ?? 0);
  if (!Number.isFinite(low)) return [0, 100_000];
  return [Math.floor(low / priceStep) * priceStep, Math.ceil(high / priceStep) * priceStep];
}

export function filterGifts(items: readonly SharedItem[], filters: GiftFilters): SharedItem[] {
  const [low, high] = filters.price;
  return items.filter((item) => {
    const price = rupeePrice(item);
    const inRange = price === undefined || (price >= low && price <= high);
    return inRange && (countsAsAvailable(item) ? filters.available : filters.purchased);
  });
}

const byName = (a: SharedItem, b: SharedItem) => a.name.localeCompare(b.name, 'en-IN');
const byPrice = (a: SharedItem, b: SharedItem) =>
  (rupeePrice(a) ?? Infinity) - (rupeePrice(b) ?? Infinity) || 0;
const unpricedLast = (a: SharedItem, b: SharedItem) =>
  Number(rupeePrice(a) === undefined) - Number(rupeePrice(b) === undefined);

/** In the order of the menu; the first is the default. */
export const giftOrders = {
  'price-low': {
    label: 'Price: Low to High',
    compare: (a, b) => unpricedLast(a, b) || byPrice(a, b) || byName(a, b),
  },
  'price-high': {
    label: 'Price: High to Low',
    compare: (a, b) => unpricedLast(a, b) || byPrice(b, a) || byName(a, b),
  },
  'name-az': { label: 'Name: A to Z', compare: (a, b) => byName(a, b) || byPrice(a, b) },
  'name-za': { label: 'Name: Z to A', compare: (a, b) => byName(b, a) || byPrice(a, b) },
  newest: { label: 'Newest First', compare: (a, b) => (a.id < b.id ? 1 : -1) },
  available: {
    label: 'Availability: Available First',
    compare: (a, b) => Number(countsAsAvailable(b)) - Number(countsAsAvailable(a)) || byName(a, b),
  },
} as const satisfies Record<
  string,
  { label: string; compare: (a: SharedItem, b: SharedItem) => number }
>;

export type GiftOrder = keyof typeof giftOrders;

export const sortGifts = (items: readonly SharedItem[], order: GiftOrder): SharedItem[] =>
  [...items].sort(giftOrders[order].compare);
