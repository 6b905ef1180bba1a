import { useQueryClient } from '@tanstack/react-query';
import { itemMutationKey, registryKeys } from '../../registries/registry-keys.ts';

/**
 * For mutations with `itemMutationKey`, when they settle: the last pending one re-reads what is on screen. A read before
 * that would undo the optimistic updates of the others.
 */
export function useRereadAfterLast() {
  const client = useQueryClient();
  const isLast = () => client.isMutating({ mutationKey: itemMutationKey }) <= 1;
  return {
    isLast,
    async reread(): Promise<void> {
      if (isLast()) await client.invalidateQueries({ queryKey: registryKeys.all });
    },
  };
}
