import type { ScrapeOutcome } from '@gift-registry/workers-contract';
import { emptyResult } from '../scraped-page.ts';
import { createPageCache } from './page-cache.ts';

const MINUTE = 60_000;
const address = 'https://shop.example/lamp?size=2';
const scraped = (outcome: ScrapeOutcome, retryable = false) => ({
  result: { ...emptyResult(outcome, address), name: 'Lamp' },
  retryable,
});

function cacheAt(minutes = 0) {
  const clock = { ms: 1_000_000 + minutes * MINUTE };
  return { clock, cache: createPageCache({ now: () => clock.ms }) };
}

test('an entry is fresh for an hour, stale for a day, and then removed', () => {
  const { clock, cache } = cacheAt();
  cache.set(address, scraped('ok'));
  clock.ms += 59 * MINUTE;
  expect(cache.get(address)?.fresh).toBe(true);
  clock.ms += 2 * MINUTE;
  expect(cache.get(address)?.fresh).toBe(false);
  clock.ms += 24 * 60 * MINUTE;
  expect(cache.get(address)).toBeUndefined();
});

test('addresses that differ in tracking parameters share an entry', () => {
  const { cache } = cacheAt();
  cache.set(`${address}&utm_source=mail#reviews`, scraped('partial'));
  expect(cache.get(`${address}&gclid=1`)).toBeTruthy();
  expect(cache.get('https://shop.example/lamp?size=3')).toBeUndefined();
});

test('results that may improve are not cached', () => {
  const { cache } = cacheAt();
  for (const outcome of ['blocked', 'unreachable', 'timeout', 'too-large', 'not-allowed'] as const)
    cache.set(address, scraped(outcome));
  cache.set(address, scraped('ok', true));
  expect(cache.get(address)).toBeUndefined();
});

test('the cache evicts the oldest of more than 1,000 entries', () => {
  const { cache } = cacheAt();
  for (let n = 0; n < 1_500; n += 1) cache.set(`https://shop.example/${n}`, scraped('ok'));
  expect(cache.get('https://shop.example/0')).toBeUndefined();
  expect(cache.get('https://shop.example/1499')).toBeTruthy();
});
