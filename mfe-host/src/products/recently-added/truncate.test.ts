import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortDescription, shortName } from './truncate.ts';

test('a name that fits is left alone', () => {
  assert.equal(shortName('x'.repeat(60)), 'x'.repeat(60));
});

test('a longer name keeps 57 characters', () => {
  assert.equal(shortName('x'.repeat(61)), `${'x'.repeat(57)}...`);
});

test('a description keeps 117 of more than 120 characters', () => {
  assert.equal(shortDescription('x'.repeat(120)), 'x'.repeat(120));
  assert.equal(shortDescription('x'.repeat(121)), `${'x'.repeat(117)}...`);
});
