import { updateItem } from '@gift-registry/bff-contract';
import { useApi } from '../../../api.ts';
import { useItemMutation } from './use-item-mutation.ts';
import { useItemVersions } from './use-item-versions.ts';

interface Mark {
  readonly itemId: string;
  readonly isMostWanted: boolean;
}

export function useMarkMostWanted(registryId: string | null) {
  const api = useApi();
  const versions = useItemVersions(registryId);
  return useItemMutation<Mark>({
    registryId,
    async send({ itemId, isMostWanted }) {
      const { markVersion } = versions.seen(itemId);
      const body = { isMostWanted, markVersion };
      versions.keep(await api(updateItem, { params: { itemId }, body }));
    },
    onStale: ({ product }, { isMostWanted }) =>
      isMostWanted
        ? { description: `${product.name} is not marked any more.`, again: 'Mark it' }
        : { description: `${product.name} is marked as most wanted.`, again: 'Take the mark away' },
    optimisticUpdate: (items, { itemId, isMostWanted }) =>
      items.map((item) => (item.id === itemId ? { ...item, isMostWanted } : item)),
    failureTitle: 'Failed to mark this gift. Please try again.',
  });
}
