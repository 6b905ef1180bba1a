import type { ScrapeOutcome } from '@gift-registry/workers-contract';
import { emptyResult } from '../empty-result.ts';
import { createPageCache } from './page-cache.ts';

const MINUTE = 60_000;
const address = 'https://shop.example/lamp?size=2';
const scraped = (outcome: ScrapeOutcome, passing = false) => ({
  result: { ...emptyResult(outcome, address), name: 'Lamp' },
  passing,
});

function cacheAt(minutes = 0) {
  const clock = { ms: 1_000_000 + minutes * MINUTE };
  return { clock, cache: createPageCache({ now: () => clock.ms }) };
}

test('what was read is fresh for an hour, known for a day, and then forgotten', () => {
  const { clock, cache } = cacheAt();
  cache.keep(address, scraped('ok'));
  clock.ms += 59 * MINUTE;
  expect(cache.find(address)?.fresh).toBe(true);
  clock.ms += 2 * MINUTE;
  expect(cache.find(address)?.fresh).toBe(false);
  clock.ms += 24 * 60 * MINUTE;
  expect(cache.find(address)).toBeUndefined();
});

test('one address is one entry, whatever campaign it came from', () => {
  const { cache } = cacheAt();
  cache.keep(`${address}&utm_source=mail#reviews`, scraped('partial'));
  expect(cache.find(`${address}&gclid=1`)).toBeTruthy();
  expect(cache.find('https://shop.example/lamp?size=3')).toBeUndefined();
});

test('what may be better next time is not kept', () => {
  const { cache } = cacheAt();
  for (const outcome of ['blocked', 'unreachable', 'timeout', 'too-large', 'not-allowed'] as const)
    cache.keep(address, scraped(outcome));
  cache.keep(address, scraped('ok', true));
  expect(cache.find(address)).toBeUndefined();
});

test('it stays small', () => {
  const { cache } = cacheAt();
  for (let n = 0; n < 1_500; n += 1) cache.keep(`https://shop.example/${n}`, scraped('ok'));
  expect(cache.find('https://shop.example/0')).toBeUndefined();
  expect(cache.find('https://shop.example/1499')).toBeTruthy();
});
