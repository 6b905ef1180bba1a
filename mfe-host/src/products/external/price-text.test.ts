import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currencyInText, parsePriceText } from './price-text.ts';

test('rupee sign, commas and spaces are stripped', () => {
  assert.equal(parsePriceText('₹ 1,41,999'), 141_999);
  assert.equal(parsePriceText('1 499.50'), 1499.5);
});

test('the ways in which prices are written in India are understood', () => {
  assert.equal(parsePriceText('Rs. 1,499/-'), 1499);
  assert.equal(parsePriceText('INR 250'), 250);
});

test('what is no number becomes 0, and nothing typed is no price', () => {
  assert.equal(parsePriceText('a lot'), 0);
  assert.equal(parsePriceText('12.34.56'), 0);
  assert.equal(parsePriceText('  '), null);
});

test('a typed symbol names its currency, unless several countries use it', () => {
  assert.deepEqual(
    ['₹2,400', 'Rs. 500', 'inr 20', '20 €', '£5', '$5', '2400', ''].map(currencyInText),
    ['INR', 'INR', 'INR', 'EUR', 'GBP', undefined, undefined, undefined],
  );
});
