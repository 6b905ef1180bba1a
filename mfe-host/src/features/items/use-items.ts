import { listItems, listUnattachedItems } from '@gift-registry/bff-contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { registryKeys } from '../registries/registry-queries.ts';
import { useIsHost } from '../accounts/use-is-host.ts';

/** Items of a registry, or with `null` the items without one; waits while `registryId` is undefined. */
export function useItems(registryId: string | null | undefined) {
  const api = useApi();
  const isHost = useIsHost();
  return useQuery({
    queryKey: registryKeys.items(registryId ?? null),
    queryFn: ({ signal }) =>
      registryId
        ? api(listItems, { params: { registryId } }, { signal })
        : api(listUnattachedItems, {}, { signal }),
    select: ({ items }) => items,
    enabled: isHost && registryId !== undefined,
  });
}

export function useArrangedItems(registryId: string) {
  const api = useApi();
  return useQuery({
    queryKey: registryKeys.items(registryId),
    queryFn: ({ signal }) => api(listItems, { params: { registryId } }, { signal }),
  });
}
