import type { SharedItem } from '@gift-registry/bff-contract';
import { listSharedItems } from '@gift-registry/bff-contract';
import { useLiveUpdates } from '@gift-registry/shell-contract';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api.ts';

const sharedItemsKey = (shareCode: string) => ['shared', shareCode, 'items'] as const;

interface SharedItems {
  readonly version: number;
  readonly items: SharedItem[];
}

/** Fetches the wish list and refetches it on events. Events that are older than the shown version are ignored. */
export function useSharedItems(shareCode: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = sharedItemsKey(shareCode);
  const refetch = () => void queryClient.invalidateQueries({ queryKey: ['shared', shareCode] });

  useLiveUpdates({
    share: shareCode,
    onEvent(event) {
      const shown = queryClient.getQueryData<SharedItems>(queryKey)?.version ?? 0;
      if (event.type === 'share-revoked' || (event.version ?? Infinity) > shown) refetch();
    },
    onReconnect: refetch,
  });

  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api(listSharedItems, { params: { shareCode } }, { signal }),
  });
}

/** Writes a changed item into the query cache. */
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
