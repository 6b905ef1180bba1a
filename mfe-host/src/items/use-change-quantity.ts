import { updateItem } from '@gift-registry/bff-contract';
import { useApi } from '../api.ts';
import { useItemMutation } from './use-item-mutation.ts';

interface QuantityChange {
  readonly itemId: string;
  readonly quantity: number;
  /** The host agrees although guests have taken more. */
  readonly confirmed?: true;
}

/** Changes the requested quantity. Below the one that guests have taken it asks first. */
export function useChangeQuantity(registryId: string | null) {
  const api = useApi();
  return useItemMutation<QuantityChange>({
    registryId,
    send: ({ itemId, quantity, confirmed }) =>
      api(updateItem, { params: { itemId }, body: { quantityRequested: quantity, confirmed } }),
    agreed: (change) => ({ ...change, confirmed: true }),
    optimisticUpdate: (items, { itemId, quantity }) =>
      items.map((item) => (item.id === itemId ? { ...item, quantityRequested: quantity } : item)),
    failureTitle: 'Failed to update quantity.',
  });
}
