import { LRUCache } from 'lru-cache';
import { withoutTracking } from '../page/web-address.ts';
import type { Scraped } from '../processor.ts';

export interface PageCache {
  /** What is known of an address, however old. */
  find(address: string): { readonly scraped: Scraped; readonly fresh: boolean } | undefined;
  keep(address: string, scraped: Scraped): void;
}

const HOUR_MS = 3_600_000;
/** For so long an old answer may still be confirmed by the shop instead of being read again. */
const DAY_MS = 24 * HOUR_MS;
const ENTRIES = 1_000;
const MEGABYTE = 1024 * 1024;

const LASTING = new Set(['ok', 'partial', 'not-a-product']);

function keyOf(address: string): string {
  return URL.canParse(address) ? withoutTracking(address) : address;
}

/** Remembers what was read, not the pages: a few kilobytes an entry. What may be better next time is not kept. */
export function createPageCache({
  freshMs = HOUR_MS,
  now = Date.now,
}: { readonly freshMs?: number; readonly now?: () => number } = {}): PageCache {
  const entries = new LRUCache<string, { readonly scraped: Scraped; readonly at: number }>({
    max: ENTRIES,
    maxSize: 16 * MEGABYTE,
    sizeCalculation: ({ scraped }) => JSON.stringify(scraped).length * 2,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    find(address) {
      const entry = entries.get(keyOf(address));
      return entry && { scraped: entry.scraped, fresh: now() - entry.at < freshMs };
    },
    keep(address, scraped) {
      if (scraped.passing || !LASTING.has(scraped.result.outcome)) return;
      entries.set(keyOf(address), { scraped, at: now() });
    },
  };
}
