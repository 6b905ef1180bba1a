import { getGiftTotals, listGifts } from '@gift-registry/bff-contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../registries/registry-queries.ts';
import { giftBookQuery, type GiftBookView } from './gift-book-view.ts';

/** Begins with the key of all registries, so that live updates re-read it. */
export const giftBookKey = [...registryKeys.all, 'gifts'] as const;

const noCursor: string | null = null;

export function useGiftBook(registryId: string | undefined, view: GiftBookView) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...giftBookKey, 'list', registryId ?? 'all', view],
    queryFn: ({ pageParam, signal }) =>
      api(
        listGifts,
        {
          query: {
            ...giftBookQuery(registryId, view),
            sort: view.sort,
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: noCursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function useGiftTotals(registryId: string | undefined, view: GiftBookView) {
  const api = useApi();
  const query = giftBookQuery(registryId, view);
  return useQuery({
    queryKey: [...giftBookKey, 'totals', query],
    queryFn: ({ signal }) => api(getGiftTotals, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
