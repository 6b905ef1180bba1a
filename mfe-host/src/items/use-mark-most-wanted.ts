import { updateItem } from '@gift-registry/bff-contract';
import { useApi } from '../api.ts';
import { useItemMutation } from './use-item-mutation.ts';

interface Mark {
  readonly itemId: string;
  readonly isMostWanted: boolean;
}

/** Marks a gift for guests as most wanted, or takes the mark away. */
export function useMarkMostWanted(registryId: string | null) {
  const api = useApi();
  return useItemMutation<Mark>({
    registryId,
    send: ({ itemId, isMostWanted }) =>
      api(updateItem, { params: { itemId }, body: { isMostWanted } }),
    optimisticUpdate: (items, { itemId, isMostWanted }) =>
      items.map((item) => (item.id === itemId ? { ...item, isMostWanted } : item)),
    failureTitle: 'Failed to mark this gift. Please try again.',
  });
}
