import { listProducts, queryKeyOf } from '@gift-registry/bff-contract';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api.ts';
import { type CatalogueView, catalogueViewQuery, sortOf } from './catalogue-view.ts';

export const productsKey = (view: CatalogueView) => ['catalogue', 'products', view] as const;

/** The API's own order is left out. */
const queryOf = (view: CatalogueView) => {
  const sort = sortOf(view);
  const { sort: _, ...query } = catalogueViewQuery(view);
  if (sort === 'occasion') return { ...query, firstOccasion: view.firstOccasion ?? undefined };
  return sort === 'newest' ? query : { ...query, sort };
};

function usePageOfDocument(view: CatalogueView) {
  const reply = useQueryClient().getQueryState(queryKeyOf(listProducts, { query: queryOf(view) }));
  const page = listProducts.responses[200].safeParse(reply?.data).data;
  if (!reply || !page) return {};
  return {
    initialData: { pages: [page], pageParams: [0] },
    initialDataUpdatedAt: reply.dataUpdatedAt,
  };
}

/** Products that came with the document keep their order, so that nothing moves under a finger. */
export function useOrderOfDocument(view: CatalogueView, isEarly: boolean): boolean {
  const fromDocument = usePageOfDocument(view);
  const [isShown] = useState(isEarly && 'initialData' in fromDocument);
  return isShown;
}

/** `ready`: the registry is known, so that the order is right at once. The products of the document are shown before. */
export function useProducts(view: CatalogueView, ready: boolean) {
  const api = useApi();
  const fromDocument = usePageOfDocument(view);
  return useInfiniteQuery({
    queryKey: productsKey(view),
    queryFn: ({ pageParam, signal }) =>
      api(listProducts, { query: { ...queryOf(view), offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { products }) => sum + products.length, 0);
      return shown < total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: ready || 'initialData' in fromDocument,
    ...fromDocument,
  });
}
