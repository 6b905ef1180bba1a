import { scrapeOutcomes, scrapeStatus } from '@gift-registry/bff-contract';
import type { ScrapeJobResult } from '@gift-registry/workers-contract';
import { sampleScrapeResult } from '../../testing/samples/sample-scrape-result.ts';
import { toScrapeStatus } from './scrape-status.ts';

const id = '01900000-0000-7000-8000-000000000000';

const result = (changes: Partial<ScrapeJobResult> = {}) =>
  sampleScrapeResult({
    image: 'https://cdn.example/lamp.jpg',
    pictures: ['a'.repeat(64), 'b'.repeat(64)],
    ...changes,
  });

const completed = (outcome: unknown) =>
  toScrapeStatus(id, 'page', { state: 'completed', progress: null, result: outcome });

test("a running job reports the worker's step", () => {
  const step = (state: 'waiting' | 'active' | 'missing', progress: unknown = null) =>
    toScrapeStatus(id, 'page', { state, progress, result: null }).step;
  expect(step('waiting')).toBe('queued');
  expect(step('missing')).toBe('queued');
  expect(step('active')).toBe('fetching');
  expect(step('active', 0)).toBe('fetching');
  expect(step('active', { step: 'rendering' })).toBe('rendering');
});

test("the product leaves out the worker's internal fields", () => {
  const status = completed(result());
  expect([status.step, status.outcome, status.notice]).toStrictEqual(['done', 'ok', null]);
  expect(scrapeStatus.strict().parse(status)).toStrictEqual(status);
  expect(status.product?.name).toBe('Clay lamp');
  expect(status.product && !('evidence' in status.product)).toBeTruthy();
});

test('every other outcome has a message and advice', () => {
  for (const outcome of scrapeOutcomes.filter((one) => one !== 'ok')) {
    const status = completed(result({ outcome }));
    expect(status.outcome).toBe(outcome);
    expect({ case: outcome, got: status.product !== null }).toStrictEqual({
      case: outcome,
      got: outcome === 'partial',
    });
    if (outcome === 'partial') continue;
    expect(status.notice?.title).toBe(
      outcome === 'not-a-product' ? 'No product found' : 'Failed to scrape product',
    );
    expect(status.notice?.text).toBe('Could not extract product information from this URL');
    expect(status.notice?.advice ?? '').toMatch(/fill in the details by hand\.$/);
  }
});

test('a failed job and an unreadable result are failures', () => {
  for (const failed of [
    completed({ surprise: true }),
    toScrapeStatus(id, 'page', { state: 'failed', progress: { step: 'reading' }, result: null }),
  ]) {
    expect([failed.step, failed.outcome, failed.product]).toStrictEqual(['failed', null, null]);
    expect(failed.notice?.title).toBe('Failed to scrape product');
  }
});

test('a picture job gives the picture or a message', () => {
  const ended = (outcome: ScrapeJobResult['outcome']) =>
    toScrapeStatus(id, 'picture', {
      state: 'completed',
      progress: null,
      result: result({ outcome }),
    });
  expect(ended('ok').notice).toBe(null);
  expect(ended('ok').product?.pictures[0]?.url).toBe(`/gift-pictures/${'a'.repeat(64)}-1280.webp`);
  expect(ended('unreachable').notice?.title).toBe('We could not use this picture');
});
