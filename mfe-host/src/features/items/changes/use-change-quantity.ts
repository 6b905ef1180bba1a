import { updateItem } from '@gift-registry/bff-contract';
import { useApi } from '../../../api.ts';
import { useItemMutation } from './use-item-mutation.ts';
import { useItemVersions } from './use-item-versions.ts';

interface QuantityChange {
  readonly itemId: string;
  readonly quantity: number;
  readonly confirmed?: true;
}

export function useChangeQuantity(registryId: string | null) {
  const api = useApi();
  const versions = useItemVersions(registryId);
  return useItemMutation<QuantityChange>({
    registryId,
    async send({ itemId, quantity, confirmed }) {
      const { quantityVersion } = versions.seen(itemId);
      const body = { quantityRequested: quantity, quantityVersion, confirmed };
      versions.keep(await api(updateItem, { params: { itemId }, body }));
    },
    agreed: (change) => ({ ...change, confirmed: true }),
    onStale: ({ product, quantityRequested }, { quantity }) => ({
      description: `${product.name}: the quantity is ${quantityRequested} now. You chose ${quantity}.`,
      again: `Choose ${quantity}`,
    }),
    optimisticUpdate: (items, { itemId, quantity }) =>
      items.map((item) => (item.id === itemId ? { ...item, quantityRequested: quantity } : item)),
    failureTitle: 'Failed to update quantity.',
  });
}
