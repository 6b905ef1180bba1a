import type { GuestGift } from '@gift-registry/bff-contract';
import { listMyGifts } from '@gift-registry/bff-contract';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';

export const myGiftsKey = (shareCode: string) => ['shared', shareCode, 'gifts'] as const;

/** Fetches the gifts of this browser's guest. */
export function useMyGifts(shareCode: string) {
  const api = useApi();
  return useQuery({
    queryKey: myGiftsKey(shareCode),
    queryFn: ({ signal }) => api(listMyGifts, { params: { shareCode } }, { signal }),
  });
}

/** Writes a new or changed gift into the query cache. */
export function updateCachedGift(client: QueryClient, shareCode: string, changed: GuestGift): void {
  client.setQueryData<{ gifts: GuestGift[] }>(myGiftsKey(shareCode), (list) => ({
    gifts: [changed, ...(list?.gifts ?? []).filter(({ id }) => id !== changed.id)],
  }));
}
