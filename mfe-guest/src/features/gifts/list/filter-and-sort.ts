import { compareTexts, type SharedItem } from '@gift-registry/bff-contract';
import { fitsBudget, rupeePrice } from './budget.ts';
import { countsAsAvailable, takesContributions } from '../gift-state.ts';

export type PriceRange = readonly [low: number, high: number];

export const onlyKinds = ['together', 'wanted'] as const;
export type Only = (typeof onlyKinds)[number];

export interface GiftFilters {
  /** Rupees, inclusive. */
  readonly price: PriceRange;
  readonly available: boolean;
  readonly purchased: boolean;
  readonly only?: Only | undefined;
  readonly budget?: number | undefined;
  readonly search?: string | undefined;
}

const belongsTo = (only: Only | undefined, item: SharedItem): boolean =>
  only === undefined || (only === 'wanted' ? item.isMostWanted : takesContributions(item));

/** Every word stands in the name or the brand. */
function isFound({ name, brand }: SharedItem, search: string): boolean {
  const text = `${name} ${brand ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export const priceStep = 100;

/** The lowest and highest rupee price, rounded outwards to whole steps so that no gift starts hidden. */
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
    return (
      inRange &&
      belongsTo(filters.only, item) &&
      (filters.search === undefined || isFound(item, filters.search)) &&
      (filters.budget === undefined || fitsBudget(item, filters.budget)) &&
      (countsAsAvailable(item) ? filters.available : filters.purchased)
    );
  });
}

const byName = (a: SharedItem, b: SharedItem) => compareTexts(a.name, b.name);
const byPrice = (a: SharedItem, b: SharedItem) =>
  (rupeePrice(a) ?? Infinity) - (rupeePrice(b) ?? Infinity) || 0;
const unpricedLast = (a: SharedItem, b: SharedItem) =>
  Number(rupeePrice(a) === undefined) - Number(rupeePrice(b) === undefined);

export const sortOrders = [
  'price-low',
  'price-high',
  'name-az',
  'name-za',
  'newest',
  'available',
  'recommended',
] as const;
export type SortOrder = (typeof sortOrders)[number];

const comparators: Record<SortOrder, (a: SharedItem, b: SharedItem) => number> = {
  'price-low': (a, b) => unpricedLast(a, b) || byPrice(a, b) || byName(a, b),
  'price-high': (a, b) => unpricedLast(a, b) || byPrice(b, a) || byName(a, b),
  'name-az': (a, b) => byName(a, b) || byPrice(a, b),
  'name-za': (a, b) => byName(b, a) || byPrice(a, b),
  newest: (a, b) => (a.id < b.id ? 1 : -1),
  available: (a, b) => Number(countsAsAvailable(b)) - Number(countsAsAvailable(a)) || byName(a, b),
  recommended: () => 0,
};

export const sortGifts = (items: readonly SharedItem[], order: SortOrder): SharedItem[] =>
  [...items].sort(comparators[order]);
