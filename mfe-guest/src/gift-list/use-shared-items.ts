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

/** The wish list, kept current by the event stream; an event older than what is shown is ignored. */
export function useSharedItems(shareCode: string, enabled: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = sharedItemsKey(shareCode);
  const reread = () => void queryClient.invalidateQueries({ queryKey: ['shared', shareCode] });

  useLiveUpdates({
    share: shareCode || undefined,
    onEvent(event) {
      const shown = queryClient.getQueryData<SharedItems>(queryKey)?.version ?? 0;
      if (event.type === 'share-revoked' || (event.version ?? Infinity) > shown) reread();
    },
    onReconnect: reread,
  });

  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api(listSharedItems, { params: { shareCode } }, { signal }),
    enabled: enabled && shareCode !== '',
  });
}

/** Shows a changed item at once, before the list is read again. */
export function showChangedItem(client: QueryClient, shareCode: string, changed: SharedItem): void {
  client.setQueryData<SharedItems>(
    sharedItemsKey(shareCode),
    (list) =>
      list && {
        ...list,
        items: list.items.map((item) => (item.id === changed.id ? changed : item)),
      },
  );
}
