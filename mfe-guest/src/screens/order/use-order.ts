import { queryKeyOf, type getOrder, type GuestOrder } from '@gift-registry/bff-contract';
import { useLiveUpdates, useNavigation, usePathParams } from '@gift-registry/shell-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../api.ts';
import { sharedReadOptions } from '../../features/registries/shared-reads.ts';
import { withoutSignature } from './returned-payment.ts';

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

/**
 * Clears the address of what a copied link would give away: the provider's signature, and the order's key as soon as this
 * browser reads the order without it. On another device the server remembers the browser when it reads with the key.
 */
export function useCleanAddress({ params, query: { key } }: OrderRequest): void {
  const api = useApi();
  const client = useQueryClient();
  const { location, replaceQuery } = useNavigation();
  const clean = withoutSignature(new URLSearchParams(location.search))?.toString();
  const read = async (request: OrderRequest) => {
    await client.fetchQuery({
      queryKey: queryKeyOf({ path }, request),
      queryFn: ({ signal }) => api('getOrder', request, { signal }),
      retry: false,
    });
  };
  const readWithoutKey = useEffectEvent(async () => {
    const keyless = { params, query: {} };
    try {
      await read(keyless);
    } catch {
      // The document may have been rendered for a browser without a cookie, which no server can remember.
      await read({ params, query: key === undefined ? {} : { key } });
      await read(keyless);
    }
  });
  const leaveKeyOut = useEffectEvent(() => {
    const query = new URLSearchParams(location.search);
    query.delete('key');
    replaceQuery(query);
  });
  useEffect(() => {
    if (clean !== undefined) {
      replaceQuery(new URLSearchParams(clean));
      return undefined;
    }
    if (key === undefined) return undefined;
    let isCurrent = true;
    readWithoutKey().then(
      () => isCurrent && leaveKeyOut(),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [clean, key, replaceQuery]);
}
