import type { ApiError, RegistryItem } from '@gift-registry/bff-contract';
import { useNotify } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureNotice } from '../failure/failure-notice.ts';
import { registryKeys } from '../registries/registry-keys.ts';

export const itemChangeKey = ['item-change'];

interface ItemList {
  readonly items: RegistryItem[];
}

interface ItemChange<Input> {
  readonly registryId: string | null;
  readonly send: (input: Input) => Promise<unknown>;
  /** What the list will look like, shown at once. */
  readonly foresee?: (items: RegistryItem[], input: Input) => RegistryItem[];
  readonly onDone?: (input: Input) => void;
  readonly failureTitle: string;
}

/**
 * A change of the host's own items. It is shown before the server has answered; changes are sent one after the other,
 * and the last one re-reads the truth, which also takes back what was refused.
 */
export function useItemChange<Input>(change: ItemChange<Input>) {
  const { registryId, send, foresee, onDone, failureTitle } = change;
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation<unknown, ApiError, Input>({
    mutationKey: itemChangeKey,
    scope: { id: 'item-change' },
    mutationFn: send,
    async onMutate(input) {
      if (!foresee) return;
      const queryKey = registryKeys.items(registryId);
      await client.cancelQueries({ queryKey });
      client.setQueryData<ItemList>(
        queryKey,
        (list) => list && { items: foresee(list.items, input) },
      );
    },
    onSuccess: (_, input) => onDone?.(input),
    onError: (error) => notify(failureNotice(failureTitle, error)),
    onSettled() {
      if (client.isMutating({ mutationKey: itemChangeKey }) > 1) return;
      void client.invalidateQueries({ queryKey: registryKeys.all });
    },
  });
}
