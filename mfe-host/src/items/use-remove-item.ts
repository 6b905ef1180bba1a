import type { RegistryItem } from '@gift-registry/bff-contract';
import { addItem, removeItem } from '@gift-registry/bff-contract';
import { useNotify } from '@gift-registry/shell-contract';
import { useApi } from '../api.ts';
import { useItemChange } from './use-item-change.ts';

/** Removes an item, and offers to put it back. */
export function useRemoveItem(registryId: string | null) {
  const api = useApi();
  const notify = useNotify();
  const putBack = useItemChange<RegistryItem>({
    registryId,
    send: ({ product, quantityRequested }) =>
      api(addItem, { body: { registryId, productId: product.id, quantity: quantityRequested } }),
    failureTitle: 'Failed to add item to registry.',
  });
  return useItemChange<RegistryItem>({
    registryId,
    send: ({ id }) => api(removeItem, { params: { itemId: id } }),
    foresee: (items, { id }) => items.filter((item) => item.id !== id),
    onDone: (item) =>
      notify({
        type: 'success',
        title: 'Item removed from registry.',
        description: item.product.name,
        action: { label: 'Undo', onSelect: () => putBack.mutate(item) },
      }),
    failureTitle: 'Failed to remove item from registry.',
  });
}
