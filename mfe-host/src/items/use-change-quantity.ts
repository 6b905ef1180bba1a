import { updateItem } from '@gift-registry/bff-contract';
import { useApi } from '../api.ts';
import { useItemMutation } from './use-item-mutation.ts';

interface QuantityChange {
  readonly itemId: string;
  readonly quantity: number;
}

/** Changes the requested quantity. The server refuses a quantity below the one that guests have taken. */
export function useChangeQuantity(registryId: string | null) {
  const api = useApi();
  return useItemMutation<QuantityChange>({
    registryId,
    send: ({ itemId, quantity }) =>
      api(updateItem, { params: { itemId }, body: { quantityRequested: quantity } }),
    optimisticUpdate: (items, { itemId, quantity }) =>
      items.map((item) => (item.id === itemId ? { ...item, quantityRequested: quantity } : item)),
    failureTitle: 'Failed to update quantity.',
  });
}
