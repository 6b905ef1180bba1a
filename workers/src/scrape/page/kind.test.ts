import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindOfAddress } from './kind.ts';
import { readPage } from './page.ts';

const kindOf = (path: string) => kindOfAddress(readPage('', new URL(path, 'https://shop.example')));

test('addresses of products', () => {
  for (const path of [
    '/p/brass-lamp',
    '/dp/B01',
    '/lamp-p-1234',
    '/brass-lamp/98765',
    '/products/lamp',
  ])
    assert.equal(kindOf(path), 'product', path);
});

test('addresses of lists', () => {
  for (const path of ['/search', '/s?k=lamp', '/lamps?q=brass', '/category/lamps', '/login'])
    assert.equal(kindOf(path), 'list', path);
});

test('addresses that say nothing', () => {
  assert.equal(kindOf('/brass-lamp'), 'unknown');
  assert.equal(kindOf('/'), 'home');
  assert.equal(kindOf('/%E0%A4%A'), 'unknown');
});
