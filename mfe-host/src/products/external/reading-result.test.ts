import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ScrapeStatus } from '@gift-registry/bff-contract';
import { readingResult } from './reading-result.ts';

const ended = (changes: Partial<ScrapeStatus>): ScrapeStatus => ({
  id: '1',
  step: 'done',
  outcome: null,
  message: null,
  product: null,
  ...changes,
});

test('what went wrong is told as title and reason', () => {
  const message = 'No product found: Could not extract product information from this URL';
  assert.deepEqual(readingResult(ended({ outcome: 'not-a-product', message })), {
    type: 'error',
    title: 'No product found',
    text: 'Could not extract product information from this URL',
  });
});

test('a reading that broke off is told as well', () => {
  assert.equal(readingResult(ended({ step: 'failed' })).title, 'Failed to scrape product');
});

test('what was found is for the host to check', () => {
  assert.equal(readingResult(ended({ outcome: 'ok' })).type, 'success');
  assert.equal(
    readingResult(ended({ outcome: 'partial', message: 'Please fill in what is missing.' })).text,
    'Please fill in what is missing.',
  );
});
