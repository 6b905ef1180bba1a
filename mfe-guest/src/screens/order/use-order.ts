import { queryKeyOf, type getOrder, type GuestOrder } from '@gift-registry/bff-contract';
import { useLiveUpdates, useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { sharedReadOptions } from '../../features/registries/shared-reads.ts';

const path: (typeof getOrder)['path'] = '/api/orders/:number';

export interface OrderRequest {
  readonly params: { readonly number: string };
  readonly query: { readonly key?: string };
}

export function useOrderRequest(): OrderRequest {
  const { number = '' } = usePathParams();
  const key = new URLSearchParams(useNavigation().location.search).get('key');
  return { params: { number }, query: key ? { key } : {} };
}

export function useOrder(request: OrderRequest) {
  const api = useApi();
  return useQuery({
    ...sharedReadOptions,
    queryKey: queryKeyOf({ path }, request),
    queryFn: ({ signal }) => api('getOrder', request, { signal }),
    // Events come through the wish list, whose link may have ended.
    refetchInterval: ({ state: { data } }) => (data?.state === 'open' ? 120_000 : false),
  });
}

/** Reads the order again when something of its wish list changes, such as its own payment and parcel. */
export function useOrderEvents(share: string, refetch: () => unknown): void {
  useLiveUpdates({
    share,
    onEvent: () => void refetch(),
    onReconnect: () => void refetch(),
  });
}

export function useChangedOrder(request: OrderRequest): (order: GuestOrder) => void {
  const client = useQueryClient();
  return (order) => client.setQueryData(queryKeyOf({ path }, request), order);
}
