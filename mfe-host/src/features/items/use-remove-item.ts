import {
  type RegistryItem,
  removeItem,
  restoreItem,
  updateItem,
} from '@gift-registry/bff-contract';
import { useToast } from '@gift-registry/shell-contract';
import { useApi } from '../../api.ts';
import { useItemMutation } from './use-item-mutation.ts';

interface Removal {
  readonly item: RegistryItem;
  readonly confirmed?: true;
}

export function useRemoveItem(registryId: string | null) {
  const api = useApi();
  const showToast = useToast();
  const undo = useItemMutation<RegistryItem>({
    registryId,
    send: ({ id }) => api(restoreItem, { params: { itemId: id } }),
    failureTitle: 'Failed to add item to registry.',
  });
  return useItemMutation<Removal>({
    registryId,
    send: ({ item: { id }, confirmed }) =>
      confirmed
        ? api(updateItem, {
            params: { itemId: id },
            body: { quantityRequested: 0, confirmed: true },
          })
        : api(removeItem, { params: { itemId: id } }),
    agreed: ({ item }) => ({ item, confirmed: true }),
    optimisticUpdate: (items, { item: { id } }) => items.filter((item) => item.id !== id),
    onDone: ({ item }) =>
      showToast({
        type: 'success',
        title: 'Item removed from registry.',
        description: item.product.name,
        action: { label: 'Undo', onSelect: () => undo.mutate(item) },
      }),
    failureTitle: 'Failed to remove item from registry.',
  });
}
