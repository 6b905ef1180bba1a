import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOf } from './label.ts';

test('a label is read word by word', () => {
  assert.equal(wordsOf('oldPrice price--sale'), 'old price price sale');
  assert.equal(wordsOf('text-bold gold_frame'), 'text bold gold frame');
  assert.equal(wordsOf('a'.repeat(1_000_000)).length, 300);
});
