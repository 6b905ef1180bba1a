import type { listSharedItems, SharedItem, SharedRegistry } from '@gift-registry/bff-contract';
import { queryKeyOf } from '@gift-registry/bff-contract';
import { useLiveUpdates } from '@gift-registry/shell-contract';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { sharedKey, sharedReadOptions } from './shared-reads.ts';

const path: (typeof listSharedItems)['path'] = '/api/shared/:shareCode/items';
const sharedItemsKey = (shareCode: string) => queryKeyOf({ path }, { params: { shareCode } });

interface SharedItems {
  readonly version: number;
  readonly items: SharedItem[];
}

/** Ignores events of other registries, which other tabs may show, and those older than the shown version. */
export function useSharedItems(shareCode: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = sharedItemsKey(shareCode);
  const refetch = () => void queryClient.invalidateQueries({ queryKey: sharedKey(shareCode) });

  useLiveUpdates({
    share: shareCode,
    onEvent(event) {
      const registry = queryClient.getQueryData<SharedRegistry>(sharedKey(shareCode));
      if (registry && event.registryId && event.registryId !== registry.registryId) return;
      const shown = queryClient.getQueryData<SharedItems>(queryKey)?.version ?? 0;
      if (event.type === 'share-revoked' || (event.version ?? Infinity) > shown) refetch();
    },
    onReconnect: refetch,
  });

  return useQuery({
    ...sharedReadOptions,
    queryKey,
    queryFn: ({ signal }) => api('listSharedItems', { params: { shareCode } }, { signal }),
  });
}

export function updateCachedItem(
  client: QueryClient,
  shareCode: string,
  changed: SharedItem,
): void {
  client.setQueryData<SharedItems>(
    sharedItemsKey(shareCode),
    (list) =>
      list && {
        ...list,
        items: list.items.map((item) => (item.id === changed.id ? changed : item)),
      },
  );
}
