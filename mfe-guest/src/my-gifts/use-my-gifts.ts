import type { GuestGift, listMyGifts } from '@gift-registry/bff-contract';
import { queryKeyOf } from '@gift-registry/bff-contract';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { useEffect } from 'react';
import { useFirstUse } from './use-first-use.ts';
import { useIdle } from '../idle/use-idle.ts';
import { sharedReadOptions } from '../reads/shared-reads.ts';
import { hasGivenBefore } from './has-given-before.ts';

const path: (typeof listMyGifts)['path'] = '/api/shared/:shareCode/gifts';
export const myGiftsKey = (shareCode: string) => queryKeyOf({ path }, { params: { shareCode } });

/**
 * Fetches the gifts of this browser's guest, which loads the client: when the page is idle if they are in sight or there
 * were some before, otherwise when the guest begins to use the page.
 */
export function useMyGifts(shareCode: string, { inSight = false } = {}) {
  const api = useApi();
  const isIdle = useIdle();
  const isUsed = useFirstUse();
  const query = useQuery({
    ...sharedReadOptions,
    enabled: isUsed || (isIdle && (inSight || hasGivenBefore.read())),
    queryKey: myGiftsKey(shareCode),
    queryFn: ({ signal }) => api('listMyGifts', { params: { shareCode } }, { signal }),
  });
  const count = query.data?.gifts.length ?? 0;
  useEffect(() => {
    if (count > 0) hasGivenBefore.write();
  }, [count]);
  return query;
}

export function updateCachedGift(client: QueryClient, shareCode: string, changed: GuestGift): void {
  client.setQueryData<{ gifts: GuestGift[] }>(myGiftsKey(shareCode), (list) => ({
    gifts: [changed, ...(list?.gifts ?? []).filter(({ id }) => id !== changed.id)],
  }));
}
