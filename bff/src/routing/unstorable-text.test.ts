import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsUnstorableText } from './unstorable-text.ts';

test('a NUL or half a character is found in values and keys at any depth', () => {
  assert.equal(holdsUnstorableText({ a: [{ b: 'x\0' }] }), true);
  assert.equal(holdsUnstorableText({ a: { 'k\0': 1 } }), true);
  assert.equal(holdsUnstorableText(['\ud83c']), true);
});

test('everything else may be stored', () => {
  assert.equal(holdsUnstorableText({ a: ['x 🎁 \u202e', 1, null, true, {}] }), false);
  assert.equal(holdsUnstorableText(undefined), false);
});

test('deep nesting is no danger', () => {
  let value: unknown = '\0';
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  assert.equal(holdsUnstorableText(value), true);
});
