import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../../page/page.ts';
import { isMetaProduct, readMeta } from './read-meta.ts';

const page = (head: string) => readPage(head, new URL('https://shop.example/lamp'));

test('product meta gives price, currency and the picture that is whole', () => {
  const lamp = page(`<meta property="og:type" content="og:product">
    <meta property="og:title" content="Lamp &amp; oil">
    <meta property="og:image" content="https:"><meta property="og:image:secure_url" content="https://cdn.example/a.jpg">
    <meta property="product:price:amount" content="1,499.00"><meta property="product:price:currency" content="INR">
    <meta property="product:availability" content="oos">`);
  const facts = readMeta(lamp);
  assert.equal(isMetaProduct(lamp), true);
  assert.equal(facts.name, 'Lamp & oil');
  assert.deepEqual(facts.images, ['https://cdn.example/a.jpg']);
  const [offer] = facts.offers;
  assert.deepEqual(
    [offer?.amount, offer?.currency, offer?.availability],
    [1499, 'INR', 'out-of-stock'],
  );
});

test('the free text of a preview is a price only with its currency', () => {
  assert.deepEqual(readMeta(page('<meta name="twitter:data1" content="5 min read">')).offers, []);
  const [offer] = readMeta(page('<meta name="twitter:data1" content="£12.50">')).offers;
  assert.deepEqual([offer?.amount, offer?.currency], [12.5, 'GBP']);
});
