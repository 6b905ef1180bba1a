import { type getUpiHandOver, queryKeyOf } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api.ts';
import { sharedReadOptions } from '../reads/shared-reads.ts';

const path: (typeof getUpiHandOver)['path'] = '/api/shared/:shareCode/gifts/:giftId/upi';

/** Each look at the address counts, so nothing but opening the page reads it again. */
export function useHandOver(shareCode: string, giftId: string) {
  const api = useApi();
  const request = { params: { shareCode, giftId } };
  return useQuery({
    ...sharedReadOptions,
    queryKey: queryKeyOf({ path }, request),
    queryFn: ({ signal }) => api('getUpiHandOver', request, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
