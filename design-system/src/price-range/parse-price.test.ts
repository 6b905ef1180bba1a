import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderRange, parsePrice } from './parse-price.ts';

test('rupee signs, grouping and spaces are understood', () => {
  assert.equal(parsePrice('₹ 1,41,999', 0), 141999);
  assert.equal(parsePrice('2500', 0), 2500);
});

test('empty and non-numeric text falls back', () => {
  assert.equal(parsePrice('', 1000), 1000);
  assert.equal(parsePrice('cheap', 15000), 15000);
  assert.equal(parsePrice('-5', 1000), 1000);
});

test('a range is put in rising order', () => {
  assert.deepEqual(orderRange([900, 100]), [100, 900]);
  assert.deepEqual(orderRange([100, 900]), [100, 900]);
});
