import type { SharedItem } from '@gift-registry/bff-contract';
import type { GiftFilters, PriceRange, SortOrder } from './filter-and-sort.ts';
import { filterGifts, priceBounds, sortGifts } from './filter-and-sort.ts';
import { useRecentChanges, type RecentChanges } from '../../live-changes/use-recent-changes.ts';
import { partWithin } from './budget.ts';
import { budgetOf, priceRangeOf, withoutFilters } from './list-query.ts';
import { useListQuery } from './use-list-query.ts';

interface Options {
  readonly atLeast?: PriceRange;
  readonly fallback: PriceRange;
}

function inPlace(
  items: readonly SharedItem[],
  changes: RecentChanges,
  arrange: (items: readonly SharedItem[]) => readonly SharedItem[],
): SharedItem[] {
  const newest = new Map(items.map((item) => [item.id, item]));
  const before = items.map((item) => changes.get(item.id)?.before ?? item);
  return arrange(before).map((item) => newest.get(item.id) ?? item);
}

export function useFilteredGifts(items: readonly SharedItem[], { atLeast, fallback }: Options) {
  const [list, setList] = useListQuery();
  const changes = useRecentChanges(items);
  const bounds = priceBounds(items, atLeast);
  const budget = budgetOf(list);
  const filters: GiftFilters = {
    price: priceRangeOf(list, bounds, fallback),
    available: list.available,
    purchased: list.purchased,
    only: list.only,
    budget,
  };
  const amountUnless = (bound: number, amount: number) =>
    amount === bound ? undefined : String(amount);
  return {
    list,
    setList,
    bounds,
    fallback,
    order: list.order,
    setOrder: (order: SortOrder) => setList({ ...list, order }),
    filters,
    setFilters: ({ price: [low, high], available, purchased }: GiftFilters) => {
      const isSlid = low !== filters.price[0] || high !== filters.price[1];
      const min = amountUnless(bounds[0], low);
      const max = amountUnless(bounds[1], high);
      setList({ ...list, min, max, available, purchased }, isSlid ? 'price' : undefined);
    },
    clearFilters: () => setList(withoutFilters(list)),
    partOf: (item: SharedItem) => (budget === undefined ? undefined : partWithin(item, budget)),
    changes,
    shown: inPlace(items, changes, (known) => sortGifts(filterGifts(known, filters), list.order)),
  };
}

export type FilteredGifts = ReturnType<typeof useFilteredGifts>;
