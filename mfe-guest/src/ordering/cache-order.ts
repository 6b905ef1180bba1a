import type { placeOrder } from '@gift-registry/bff-contract';
import type { z } from 'zod';
import { hasGivenBefore } from '../my-gifts/has-given-before.ts';
import type { CacheReply } from '../my-gifts/use-gift-mutation.ts';
import { myGiftsKey } from '../my-gifts/use-my-gifts.ts';
import { updateCachedItem } from '../reads/use-shared-items.ts';

export type PlacedOrder = z.infer<(typeof placeOrder)['responses'][201]>;

/** The gifts of an order are read again. */
export const cacheOrder: CacheReply<PlacedOrder> = (client, shareCode, { items }) => {
  for (const item of items) updateCachedItem(client, shareCode, item);
  hasGivenBefore.write();
  void client.invalidateQueries({ queryKey: myGiftsKey(shareCode) });
};
