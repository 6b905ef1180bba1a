import { updateItem } from '@gift-registry/bff-contract';
import { useApi } from '../api.ts';
import { useItemChange } from './use-item-change.ts';

interface Wish {
  readonly itemId: string;
  readonly quantity: number;
}

/** Changes how many are wished for. The server refuses to go below what guests have taken, and says so. */
export function useChangeQuantity(registryId: string | null) {
  const api = useApi();
  return useItemChange<Wish>({
    registryId,
    send: ({ itemId, quantity }) =>
      api(updateItem, { params: { itemId }, body: { quantityRequested: quantity } }),
    foresee: (items, { itemId, quantity }) =>
      items.map((item) => (item.id === itemId ? { ...item, quantityRequested: quantity } : item)),
    failureTitle: 'Failed to update quantity.',
  });
}
