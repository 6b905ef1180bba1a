import type { PlacedOrder } from '@gift-registry/bff-contract';
import { hasGivenBefore } from '../my-gifts/has-given-before.ts';
import type { CacheReply } from '../my-gifts/use-gift-mutation.ts';
import { myGiftsKey } from '../my-gifts/use-my-gifts.ts';
import { updateCachedItem } from '../reads/use-shared-items.ts';

export const cacheOrder: CacheReply<PlacedOrder> = (client, shareCode, { items }) => {
  for (const item of items) updateCachedItem(client, shareCode, item);
  hasGivenBefore.write();
  void client.invalidateQueries({ queryKey: myGiftsKey(shareCode) });
};
