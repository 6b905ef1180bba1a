import { useLiveUpdates } from '@gift-registry/shell-contract';
import { useQueryClient } from '@tanstack/react-query';
import { itemChangeKey } from '../items/use-item-change.ts';
import { registryKeys } from './registry-keys.ts';

/** Re-reads what is shown of the host's registries whenever a guest, or another tab, changes one. */
export function useLiveRegistries(): void {
  const client = useQueryClient();
  const reread = () => {
    // A change of one's own re-reads when it is done; reading in between would show the past.
    if (client.isMutating({ mutationKey: itemChangeKey }) > 0) return;
    void client.invalidateQueries({ queryKey: registryKeys.all });
  };
  useLiveUpdates({
    onEvent: (event) => {
      if (event.type === 'registry-changed') reread();
    },
    onReconnect: reread,
  });
}
