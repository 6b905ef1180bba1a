import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ScrapedProduct } from '@gift-registry/bff-contract';
import {
  correctedFields,
  currencyChoices,
  detailsFrom,
  withCurrency,
  type ExternalProduct,
} from './external-details.ts';

const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];

const scraped: ScrapedProduct = {
  title: 'Brass Diya Lamp | Dhatu Works',
  name: 'Brass Diya Lamp',
  brand: null,
  price: 1499,
  currency: 'INR',
  description: null,
  image: '/gift-pictures/second.webp',
  pictures: [
    { hash: first, url: '/gift-pictures/first.webp' },
    { hash: second, url: '/gift-pictures/second.webp' },
  ],
  notes: {},
  url: 'https://shop.example/lamp',
};

test('the form starts with what the page told', () => {
  const details = detailsFrom('https://shop.example/lamp?utm_source=x', scraped);
  assert.equal(details.url, 'https://shop.example/lamp');
  assert.equal(details.name, 'Brass Diya Lamp');
  assert.equal(details.price, 1499);
  assert.equal(details.brand, '');
  assert.equal(details.picture, second);
});

test('nothing is guessed: no name from the title, no currency from habit', () => {
  const details = detailsFrom('', { ...scraped, name: null, currency: null });
  assert.deepEqual([details.name, details.currency], ['', '']);
});

test('a page that told nothing leaves the address', () => {
  assert.deepEqual(detailsFrom('https://shop.example/x', null), {
    url: 'https://shop.example/x',
    name: '',
    brand: '',
    description: '',
    price: null,
    currency: 'INR',
    picture: null,
  });
});

test('the currency of the page can be chosen, and none is chosen for the host', () => {
  const codes = (found: string) => currencyChoices(found).map(({ value }) => value);
  assert.equal(codes('JPY')[0], 'JPY');
  assert.equal(codes('INR').filter((code) => code === 'INR').length, 1);
  assert.equal(codes('')[0], '');
});

test('without a price nobody has to choose a currency', () => {
  const unknown = { ...detailsFrom('', scraped), currency: '' };
  assert.equal(withCurrency({ ...unknown, price: null }).currency, 'INR');
  assert.equal(withCurrency(unknown).currency, '');
});

test('a correction is what differs from what was found', () => {
  const start = detailsFrom('', scraped);
  const product: ExternalProduct = {
    url: start.url,
    name: 'Brass Diya Lamp',
    brand: null,
    description: null,
    price: 1499,
    currency: 'INR',
    picture: second,
  };
  assert.deepEqual(correctedFields(start, product), []);
  assert.deepEqual(
    correctedFields(start, { ...product, name: 'Our lamp', brand: 'Dhatu', picture: null }),
    ['name', 'brand', 'picture'],
  );
  const byHand = detailsFrom('https://shop.example/x', null);
  assert.deepEqual(correctedFields(byHand, { ...product, picture: null }), ['name', 'price']);
});
