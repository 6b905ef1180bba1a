import { useLiveUpdates } from '@gift-registry/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { itemMutationKey, registryKeys } from './registry-queries.ts';

export function useLiveRegistryUpdates(): void {
  const client = useQueryClient();
  const reread = () => {
    // A pending item mutation re-reads when it settles; a read before that would undo its optimistic update.
    if (client.isMutating({ mutationKey: itemMutationKey }) > 0) return;
    void client.invalidateQueries({ queryKey: registryKeys.all });
  };
  useLiveUpdates({
    onEvent: (event) => {
      if (event.type === 'registry-changed') reread();
    },
    onReconnect: reread,
  });
}

/** `useLiveRegistryUpdates` for a page that signed-out visitors see too; render it for hosts only. */
export function LiveRegistryUpdates() {
  useLiveRegistryUpdates();
  return null;
}
