import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPrice, isPriced } from './format-price.ts';

test('rupees are grouped the Indian way, without needless paise', () => {
  assert.equal(formatPrice(141999), '₹1,41,999');
  assert.equal(formatPrice('1299.00'), '₹1,299');
  assert.equal(formatPrice(499.5), '₹499.50');
  assert.equal(formatPrice(12345678), '₹1,23,45,678');
});

test('zero and what is no amount read as sentences', () => {
  assert.equal(formatPrice(0), 'Price on request');
  assert.equal(formatPrice('0.00'), 'Price on request');
  for (const invalid of [null, undefined, '', 'soon', Number.NaN, -1, Number.POSITIVE_INFINITY]) {
    assert.equal(formatPrice(invalid), 'Price unavailable');
    assert.equal(isPriced(invalid), false);
  }
});

test('another currency keeps its own format', () => {
  assert.equal(formatPrice(49.99, 'USD'), '$49.99');
  assert.equal(formatPrice(1200, 'EUR'), '€1,200');
  assert.equal(formatPrice(1500, 'JPY'), '¥1,500');
  assert.equal(formatPrice(10, 'rupees'), 'Price unavailable');
});
