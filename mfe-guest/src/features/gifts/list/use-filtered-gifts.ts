import type { SharedItem } from '@gift-registry/bff-contract';
import { useCallback, useMemo } from 'react';
import type { GiftFilters, PriceRange, SortOrder } from './filter-and-sort.ts';
import { filterGifts, priceBounds, sortGifts } from './filter-and-sort.ts';
import { useRecentChanges, type RecentChanges } from '../use-recent-changes.ts';
import { partWithin } from './budget.ts';
import { budgetOf, priceRangeOf, withoutFilters, type ListQuery } from './list-query.ts';
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

const filtersOf = (list: ListQuery, bounds: PriceRange, fallback: PriceRange): GiftFilters => ({
  price: priceRangeOf(list, bounds, fallback),
  available: list.available,
  purchased: list.purchased,
  only: list.only,
  budget: budgetOf(list),
  search: list.search,
});

/** The gifts and what is said about them stay the same objects until the list changes: rows are then not rendered again. */
export function useFilteredGifts(items: readonly SharedItem[], { atLeast, fallback }: Options) {
  const [list, setList] = useListQuery();
  const changes = useRecentChanges(items);
  const bounds = useMemo(() => priceBounds(items, atLeast), [items, atLeast]);
  const filters = useMemo(() => filtersOf(list, bounds, fallback), [list, bounds, fallback]);
  const { budget } = filters;
  const partOf = useCallback(
    (item: SharedItem) => (budget === undefined ? undefined : partWithin(item, budget)),
    [budget],
  );
  const shown = useMemo(
    () => inPlace(items, changes, (known) => sortGifts(filterGifts(known, filters), list.order)),
    [items, changes, filters, list.order],
  );
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
    partOf,
    changes,
    shown,
  };
}

export type FilteredGifts = ReturnType<typeof useFilteredGifts>;
