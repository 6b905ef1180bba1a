import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clampQuantity } from './clamp-quantity.ts';

test('a typed number stays within the bounds', () => {
  assert.equal(clampQuantity('7', 1, 1, 99), 7);
  assert.equal(clampQuantity('0', 1, 1, 99), 1);
  assert.equal(clampQuantity('-3', 1, 1, 99), 1);
  assert.equal(clampQuantity('120', 1, 1, 99), 99);
});

test('text that is no number keeps what was there', () => {
  assert.equal(clampQuantity('', 4, 1, 99), 4);
  assert.equal(clampQuantity('many', 4, 1, 99), 4);
});
