import { LRUCache } from 'lru-cache';
import { withoutTracking } from '../page/web-address.ts';
import type { ScrapedPage } from '../scraped-page.ts';

interface PageCache {
  get(address: string): { readonly scraped: ScrapedPage; readonly fresh: boolean } | undefined;
  set(address: string, scraped: ScrapedPage): void;
}

const HOUR_MS = 3_600_000;
/** A stale entry may be revalidated with the shop for this long. */
const DAY_MS = 24 * HOUR_MS;
const ENTRIES = 1_000;
const MEGABYTE = 1024 * 1024;

const CACHEABLE = new Set(['ok', 'partial', 'not-a-product']);

function keyOf(address: string): string {
  return URL.canParse(address) ? withoutTracking(address) : address;
}

/** Caches results, not pages: a few kilobytes an entry. Results that may improve are not cached. */
export function createPageCache({
  freshMs = HOUR_MS,
  now = Date.now,
}: { readonly freshMs?: number; readonly now?: () => number } = {}): PageCache {
  const entries = new LRUCache<string, { readonly scraped: ScrapedPage; readonly at: number }>({
    max: ENTRIES,
    maxSize: 16 * MEGABYTE,
    sizeCalculation: ({ scraped }) => JSON.stringify(scraped).length * 2,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get(address) {
      const entry = entries.get(keyOf(address));
      return entry && { scraped: entry.scraped, fresh: now() - entry.at < freshMs };
    },
    set(address, scraped) {
      if (scraped.retryable || !CACHEABLE.has(scraped.result.outcome)) return;
      entries.set(keyOf(address), { scraped, at: now() });
    },
  };
}
