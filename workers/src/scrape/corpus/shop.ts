import { createHash } from 'node:crypto';
import { getDomainWithoutSuffix, getDomain } from 'tldts';
import type { PageTruth } from './truth.ts';

const WORLDWIDE = new Set(['amazon', 'ebay', 'flipkart', 'ikea', 'zalando']);

/** The shop of a page: its registrable domain. Pages of one shop look alike, so they stay together. */
export function shopOf({ url, file }: Pick<PageTruth, 'url' | 'file'>): string {
  const name = getDomainWithoutSuffix(url) ?? '';
  if (WORLDWIDE.has(name)) return name;
  const domain = getDomain(url);
  // Saved without an address of its own.
  return domain === null || domain === 'example.com' ? file : domain;
}

export const hashOfShop = (shop: string): string =>
  createHash('sha256').update(shop).digest('hex').slice(0, 12);

export type Split = 'train' | 'dev' | 'test';

export function splitOf(hash: string): Split {
  const place = Number.parseInt(hash.slice(0, 8), 16) % 100;
  if (place < 60) return 'train';
  return place < 80 ? 'dev' : 'test';
}
