import type { ApiError, ArrangedItems, RegistryItem } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureToast } from '../failure/failure-toast.ts';
import { itemMutationKey, registryKeys } from '../registries/registry-keys.ts';
import { useRereadAfterLast } from './use-reread-after-last.ts';

interface ItemMutation<Input> {
  readonly registryId: string | null;
  readonly send: (input: Input) => Promise<unknown>;
  /** Returns the list as it is shown until the server answers. */
  readonly optimisticUpdate?: (items: RegistryItem[], input: Input) => RegistryItem[];
  readonly onDone?: (input: Input) => void;
  readonly failureTitle: string;
  /** The same change with the host's agreement, for a gift that guests have taken. */
  readonly agreed?: (input: Input) => Input;
}

/**
 * A mutation of one list of items with an optimistic update. Mutations are sent one after the other; the last one
 * re-reads the list, which also rolls back a refused change.
 */
export function useItemMutation<Input>(change: ItemMutation<Input>) {
  const { registryId, send, optimisticUpdate, onDone, failureTitle, agreed } = change;
  const client = useQueryClient();
  const { reread } = useRereadAfterLast();
  const showToast = useToast();
  const mutation = useMutation<unknown, ApiError, Input>({
    mutationKey: itemMutationKey,
    scope: { id: 'item-change' },
    mutationFn: send,
    async onMutate(input) {
      if (!optimisticUpdate) return;
      const queryKey = registryKeys.items(registryId);
      await client.cancelQueries({ queryKey });
      client.setQueryData<ArrangedItems>(
        queryKey,
        (list) => list && { ...list, items: optimisticUpdate(list.items, input) },
      );
    },
    onSuccess: (_, input) => onDone?.(input),
    onError(error, input) {
      if (error.code === 'needs-confirmation' && agreed)
        showToast({
          type: 'warning',
          title: 'Are you sure?',
          description: error.message,
          duration: 0,
          action: { label: 'Go on', onSelect: () => mutation.mutate(agreed(input)) },
        });
      else showToast(failureToast(failureTitle, error));
    },
    onSettled: () => void reread(),
  });
  return mutation;
}
