import { useQueryClient } from '@tanstack/react-query';
import { itemMutationKey, registryKeys } from '../registries/registry-keys.ts';

/** The last pending one re-reads: a read before that would undo the optimistic updates of the others. */
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
