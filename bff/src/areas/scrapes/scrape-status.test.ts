import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scrapeOutcomes, scrapeStatus } from '@gift-registry/bff-contract';
import type { ScrapeJobResult } from '@gift-registry/workers-contract';
import { toScrapeStatus } from './scrape-status.ts';

const id = '01900000-0000-7000-8000-000000000000';

const result = (changes: Partial<ScrapeJobResult> = {}): ScrapeJobResult => ({
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
  pictures: ['a'.repeat(64), 'b'.repeat(64)],
  url: 'https://shop.example/lamp',
  evidence: {},
  ...changes,
});

const completed = (outcome: unknown) =>
  toScrapeStatus(id, 'page', { state: 'completed', progress: null, result: outcome });

test('while it runs, the step that the worker reported', () => {
  const step = (state: 'waiting' | 'active' | 'missing', progress: unknown = null) =>
    toScrapeStatus(id, 'page', { state, progress, result: null }).step;
  assert.equal(step('waiting'), 'queued');
  assert.equal(step('missing'), 'queued');
  assert.equal(step('active'), 'fetching');
  assert.equal(step('active', 0), 'fetching');
  assert.equal(step('active', { step: 'rendering' }), 'rendering');
});

test('a product that was found comes without what only the workers need', () => {
  const status = completed(result());
  assert.deepEqual([status.step, status.outcome, status.notice], ['done', 'ok', null]);
  assert.deepEqual(scrapeStatus.strict().parse(status), status);
  assert.equal(status.product?.name, 'Clay lamp');
  assert.ok(status.product && !('evidence' in status.product));
});

test('every other outcome says what happened and how to go on', () => {
  for (const outcome of scrapeOutcomes.filter((one) => one !== 'ok')) {
    const status = completed(result({ outcome }));
    assert.equal(status.outcome, outcome);
    assert.equal(status.product !== null, outcome === 'partial', outcome);
    if (outcome === 'partial') continue;
    assert.equal(
      status.notice?.title,
      outcome === 'not-a-product' ? 'No product found' : 'Failed to scrape product',
    );
    assert.equal(status.notice?.text, 'Could not extract product information from this URL');
    assert.match(status.notice?.advice ?? '', /fill in the details by hand\.$/);
  }
});

test('a job that failed, or that says something else, has failed', () => {
  for (const failed of [
    completed({ surprise: true }),
    toScrapeStatus(id, 'page', { state: 'failed', progress: { step: 'reading' }, result: null }),
  ]) {
    assert.deepEqual([failed.step, failed.outcome, failed.product], ['failed', null, null]);
    assert.equal(failed.notice?.title, 'Failed to scrape product');
  }
});

test('a single picture is there, or is told not to be one', () => {
  const ended = (outcome: ScrapeJobResult['outcome']) =>
    toScrapeStatus(id, 'picture', {
      state: 'completed',
      progress: null,
      result: result({ outcome }),
    });
  assert.equal(ended('ok').notice, null);
  assert.equal(ended('ok').product?.pictures[0]?.url, `/gift-pictures/${'a'.repeat(64)}-1280.webp`);
  assert.equal(ended('unreachable').notice?.title, 'We could not use this picture');
});
