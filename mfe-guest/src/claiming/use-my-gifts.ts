import type { GuestGift, listMyGifts } from '@gift-registry/bff-contract';
import { queryKeyOf } from '@gift-registry/bff-contract';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { useIdle } from '../idle/use-idle.ts';
import { sharedReadOptions } from '../reads/shared-reads.ts';

const path: (typeof listMyGifts)['path'] = '/api/shared/:shareCode/gifts';
export const myGiftsKey = (shareCode: string) => queryKeyOf({ path }, { params: { shareCode } });

/** Fetches the gifts of this browser's guest when the page is idle: the fetch loads the client. */
export function useMyGifts(shareCode: string) {
  const api = useApi();
  const enabled = useIdle();
  return useQuery({
    ...sharedReadOptions,
    enabled,
    queryKey: myGiftsKey(shareCode),
    queryFn: ({ signal }) => api('listMyGifts', { params: { shareCode } }, { signal }),
  });
}

/** Writes a new or changed gift into the query cache. */
export function updateCachedGift(client: QueryClient, shareCode: string, changed: GuestGift): void {
  client.setQueryData<{ gifts: GuestGift[] }>(myGiftsKey(shareCode), (list) => ({
    gifts: [changed, ...(list?.gifts ?? []).filter(({ id }) => id !== changed.id)],
  }));
}
