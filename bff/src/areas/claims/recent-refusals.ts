const REMEMBERED_MS = 5_000;
const MOST_ITEMS = 10_000;

/**
 * Items that had nothing left a moment ago. Only their next claims are looked at before a transaction begins, so that a
 * claim that will succeed pays nothing for the crowds at other gifts.
 */
export function createRecentRefusals() {
  const until = new Map<string, number>();
  return {
    note(itemId: string): void {
      if (until.size >= MOST_ITEMS) until.clear();
      until.set(itemId, Date.now() + REMEMBERED_MS);
    },
    includes: (itemId: string): boolean => (until.get(itemId) ?? 0) > Date.now(),
  };
}

export type RecentRefusals = ReturnType<typeof createRecentRefusals>;
