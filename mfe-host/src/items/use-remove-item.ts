import type { RegistryItem } from '@gift-registry/bff-contract';
import { addItem, removeItem } from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useApi } from '../api.ts';
import { useItemMutation } from './use-item-mutation.ts';

/** Removes an item; the toast offers Undo. */
export function useRemoveItem(registryId: string | null) {
  const api = useApi();
  const showToast = useToast();
  const undo = useItemMutation<RegistryItem>({
    registryId,
    send: ({ product, quantityRequested }) =>
      api(addItem, { body: { registryId, productId: product.id, quantity: quantityRequested } }),
    failureTitle: 'Failed to add item to registry.',
  });
  return useItemMutation<RegistryItem>({
    registryId,
    send: ({ id }) => api(removeItem, { params: { itemId: id } }),
    optimisticUpdate: (items, { id }) => items.filter((item) => item.id !== id),
    onDone: (item) =>
      showToast({
        type: 'success',
        title: 'Item removed from registry.',
        description: item.product.name,
        action: { label: 'Undo', onSelect: () => undo.mutate(item) },
      }),
    failureTitle: 'Failed to remove item from registry.',
  });
}
