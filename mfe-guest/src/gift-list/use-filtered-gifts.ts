import type { SharedItem } from '@gift-registry/bff-contract';
import { useState } from 'react';
import type { GiftFilters, SortOrder, PriceRange } from './filter-and-sort.ts';
import { filterGifts, priceBounds, sortGifts } from './filter-and-sort.ts';

/** Filters and sorts a gift list. The price range follows the items until the guest changes a filter. */
export function useFilteredGifts(items: readonly SharedItem[], atLeast?: PriceRange) {
  const bounds = priceBounds(items, atLeast);
  const [order, setOrder] = useState<SortOrder>('price-low');
  const [chosen, setChosen] = useState<GiftFilters>();
  const filters = chosen ?? { price: bounds, available: true, purchased: true };
  return {
    bounds,
    order,
    setOrder,
    filters,
    setFilters: setChosen,
    clearFilters: () => setChosen(undefined),
    shown: sortGifts(filterGifts(items, filters), order),
  };
}
