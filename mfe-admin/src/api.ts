import {
  queryKeyOf,
  type ApiError,
  type ReplyOf,
  type RequestOf,
  type RouteShape,
} from '@gift-registry/bff-contract';
import { useClient } from '@gift-registry/bff-contract/react';
import { useSession } from '@gift-registry/shell-contract';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

export const useApi = () => useClient(useSession());

type ReadOptions<R extends RouteShape, Shown> = Omit<
  UseQueryOptions<ReplyOf<R>, ApiError, Shown>,
  'queryKey' | 'queryFn'
>;

/** Reads a route. Its reply is kept under `queryKeyOf` the route and the request. */
export function useRead<R extends RouteShape, Shown = ReplyOf<R>>(
  route: R,
  request: RequestOf<R> & Parameters<typeof queryKeyOf>[1],
  options?: ReadOptions<R, Shown>,
) {
  const api = useApi();
  return useQuery<ReplyOf<R>, ApiError, Shown>({
    ...options,
    queryKey: queryKeyOf(route, request),
    queryFn: ({ signal }) => api(route, request, { signal }),
  });
}
