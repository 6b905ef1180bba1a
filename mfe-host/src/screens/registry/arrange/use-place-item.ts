import { placeItem } from '@gift-registry/bff-contract';
import { useApi } from '../../../api.ts';
import { useItemMutation } from '../../../features/items/use-item-mutation.ts';
import { moveItem, type Place } from './arrangement.ts';

interface Move {
  readonly itemId: string;
  readonly place: Place;
}

export function usePlaceItem(registryId: string) {
  const api = useApi();
  return useItemMutation<Move>({
    registryId,
    send: ({ itemId, place }) => api(placeItem, { params: { itemId }, body: place }),
    optimisticUpdate: (items, { itemId, place }) => moveItem(items, itemId, place),
    failureTitle: 'Failed to move this gift. Please try again.',
  });
}
