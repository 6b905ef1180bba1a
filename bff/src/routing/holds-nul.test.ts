import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsNul } from './holds-nul.ts';

test('a NUL is found in values and keys at any depth', () => {
  assert.equal(holdsNul({ a: [{ b: 'x\0' }] }), true);
  assert.equal(holdsNul({ a: { 'k\0': 1 } }), true);
  assert.equal(holdsNul({ a: ['x', 1, null, true, {}] }), false);
  assert.equal(holdsNul(undefined), false);
});

test('deep nesting is no danger', () => {
  let value: unknown = '\0';
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  assert.equal(holdsNul(value), true);
});
