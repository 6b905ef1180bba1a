import { LRUCache } from 'lru-cache';

const REMEMBERED_MS = 5_000;
const MAX_ITEMS = 10_000;

/** Only claims of these items are checked before a transaction begins, so that others skip that query. */
export function createSoldOutItems() {
  const items = new LRUCache<string, true>({ max: MAX_ITEMS, ttl: REMEMBERED_MS });
  return {
    add: (itemId: string): void => void items.set(itemId, true),
    has: (itemId: string): boolean => items.has(itemId),
  };
}

export type SoldOutItems = ReturnType<typeof createSoldOutItems>;
