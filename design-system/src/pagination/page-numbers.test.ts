import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageNumbers } from './page-numbers.ts';

test('few pages are all offered', () => {
  assert.deepEqual(pageNumbers(1, 1), [1]);
  assert.deepEqual(pageNumbers(2, 3), [1, 2, 3]);
  assert.deepEqual(pageNumbers(3, 5), [1, 2, 3, 4, 5]);
});

test('many pages leave gaps, but none of a single page', () => {
  assert.deepEqual(pageNumbers(1, 9), [1, 2, 'gap', 9]);
  assert.deepEqual(pageNumbers(4, 9), [1, 2, 3, 4, 5, 'gap', 9]);
  assert.deepEqual(pageNumbers(5, 9), [1, 'gap', 4, 5, 6, 'gap', 9]);
  assert.deepEqual(pageNumbers(9, 9), [1, 'gap', 8, 9]);
});
