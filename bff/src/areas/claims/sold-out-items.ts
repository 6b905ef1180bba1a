import { LRUCache } from 'lru-cache';

const REMEMBERED_MS = 5_000;
const MAX_ITEMS = 10_000;

/**
 * Items whose last claim failed for lack of units. Only their claims are checked before a transaction begins, so that
 * claims of other items skip that query.
 */
export function createSoldOutItems() {
  const items = new LRUCache<string, true>({ max: MAX_ITEMS, ttl: REMEMBERED_MS });
  return {
    add: (itemId: string): void => void items.set(itemId, true),
    has: (itemId: string): boolean => items.has(itemId),
  };
}

export type SoldOutItems = ReturnType<typeof createSoldOutItems>;
