import type { ApiError, RegistryItem } from '@gift-registry/bff-contract';
import { updateItem } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api.ts';
import { failureToast } from '../platform/failure-toast.ts';
import { itemMutationKey, registryKeys } from '../registries/registry-keys.ts';

export interface Addition {
  readonly item: RegistryItem;
  readonly quantity: number;
}

interface Undo extends Addition {
  readonly quantityBefore: number;
}

/** The quantity before an addition. Later additions of the same product know the newest quantity. */
function quantityBefore(undone: Addition, additions: readonly Addition[]): number {
  const newest = additions.find(({ item }) => item.id === undone.item.id) ?? undone;
  return newest.item.quantityRequested - undone.quantity;
}

export function useUndoAddition<Shown extends Addition>(
  additions: readonly Shown[],
  onUndone: (undone: Shown) => void,
): (addition: Shown) => void {
  const api = useApi();
  const client = useQueryClient();
  const showToast = useToast();
  const { mutate } = useMutation<unknown, ApiError, Undo>({
    mutationKey: itemMutationKey,
    scope: { id: 'item-change' },
    mutationFn: ({ item, quantityBefore: quantityRequested }) =>
      api(updateItem, { params: { itemId: item.id }, body: { quantityRequested } }),
    onSuccess(_, { item, quantityBefore: left }) {
      showToast({
        type: 'success',
        title: left > 0 ? 'Registry Updated' : 'Item removed from registry.',
        description: left > 0 ? `${left} × ${item.product.name}` : item.product.name,
        duration: 5000,
      });
    },
    onError: (error) => showToast(failureToast('Failed to remove item from registry.', error)),
    onSettled: () => void client.invalidateQueries({ queryKey: registryKeys.all }),
  });
  return (addition) => {
    mutate({ ...addition, quantityBefore: quantityBefore(addition, additions) });
    onUndone(addition);
  };
}
