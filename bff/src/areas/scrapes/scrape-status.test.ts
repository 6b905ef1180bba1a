import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scrapeOutcomes, scrapeStatus } from '@gift-registry/bff-contract';
import type { ScrapeResult } from '@gift-registry/workers-contract';
import { toScrapeStatus } from './scrape-status.ts';

const id = '01900000-0000-7000-8000-000000000000';

const result = (changes: Partial<ScrapeResult> = {}): ScrapeResult => ({
  outcome: 'ok',
  title: 'Clay lamp – Shop',
  name: 'Clay lamp',
  brand: null,
  price: 1299,
  currency: 'INR',
  availability: 'in-stock',
  description: null,
  image: 'https://cdn.example/lamp.jpg',
  images: [],
  url: 'https://shop.example/lamp',
  evidence: {},
  ...changes,
});

const completed = (outcome: unknown) =>
  toScrapeStatus(id, { state: 'completed', progress: null, result: outcome });

test('while it runs, the step that the worker reported', () => {
  const step = (state: 'waiting' | 'active' | 'missing', progress: unknown = null) =>
    toScrapeStatus(id, { state, progress, result: null }).step;
  assert.equal(step('waiting'), 'queued');
  assert.equal(step('missing'), 'queued');
  assert.equal(step('active'), 'fetching');
  assert.equal(step('active', 0), 'fetching');
  assert.equal(step('active', { step: 'rendering' }), 'rendering');
});

test('a product that was found comes without what only the workers need', () => {
  const status = completed(result());
  assert.deepEqual([status.step, status.outcome, status.message], ['done', 'ok', null]);
  assert.deepEqual(scrapeStatus.strict().parse(status), status);
  assert.equal(status.product?.name, 'Clay lamp');
  assert.ok(status.product && !('evidence' in status.product));
});

test('every other outcome says in a sentence what happened', () => {
  for (const outcome of scrapeOutcomes.filter((one) => one !== 'ok')) {
    const status = completed(result({ outcome }));
    assert.equal(status.outcome, outcome);
    assert.ok(status.message, outcome);
    assert.equal(status.product !== null, outcome === 'partial', outcome);
  }
  assert.equal(
    completed(result({ outcome: 'not-a-product' })).message,
    'No product found: Could not extract product information from this URL',
  );
});

test('a job that failed, or that says something else, has failed', () => {
  const message = 'Failed to scrape product: Could not extract product information from this URL';
  const expected = { id, step: 'failed', outcome: null, message, product: null };
  assert.deepEqual(completed({ surprise: true }), expected);
  assert.deepEqual(
    toScrapeStatus(id, { state: 'failed', progress: { step: 'reading' }, result: null }),
    expected,
  );
});
