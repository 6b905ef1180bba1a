import type { SharedItem } from '@gift-registry/bff-contract';
import type { GiftFilters, PriceRange, SortOrder } from './filter-and-sort.ts';
import { filterGifts, priceBounds, sortGifts } from './filter-and-sort.ts';
import { priceRangeOf, wholeList } from './list-query.ts';
import { useListQuery } from './use-list-query.ts';

interface Options {
  /** A range that the slider covers in any case, in rupees. */
  readonly atLeast?: PriceRange;
  /** Replaces an empty or non-numeric amount, in rupees. */
  readonly fallback: PriceRange;
}

/** Filters and sorts a gift list by the address. The price range follows the items until the guest changes it. */
export function useFilteredGifts(items: readonly SharedItem[], { atLeast, fallback }: Options) {
  const [list, setList] = useListQuery();
  const bounds = priceBounds(items, atLeast);
  const filters: GiftFilters = {
    price: priceRangeOf(list, bounds, fallback),
    available: list.available,
    purchased: list.purchased,
    only: list.only,
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
    setFilters: ({ price: [low, high], available, purchased }: GiftFilters) =>
      setList({
        ...list,
        min: amountUnless(bounds[0], low),
        max: amountUnless(bounds[1], high),
        available,
        purchased,
      }),
    clearFilters: () => setList({ ...wholeList, order: list.order }),
    shown: sortGifts(filterGifts(items, filters), list.order),
  };
}

export type FilteredGifts = ReturnType<typeof useFilteredGifts>;
