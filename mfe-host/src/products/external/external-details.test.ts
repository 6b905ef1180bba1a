import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ScrapedProduct } from '@gift-registry/bff-contract';
import { currencyChoices, detailsFrom } from './external-details.ts';

const scraped: ScrapedProduct = {
  title: 'Brass Diya Lamp | Dhatu Works',
  name: 'Brass Diya Lamp',
  brand: null,
  price: 1499,
  currency: 'INR',
  description: null,
  image: null,
  url: 'https://shop.example/lamp',
};

test('the form starts with what the page told', () => {
  const details = detailsFrom('https://shop.example/lamp?utm_source=x', scraped);
  assert.equal(details.url, 'https://shop.example/lamp');
  assert.equal(details.name, 'Brass Diya Lamp');
  assert.equal(details.price, 1499);
  assert.equal(details.brand, '');
});

test('without a name the title of the page has to do', () => {
  assert.equal(detailsFrom('', { ...scraped, name: null }).name, 'Brass Diya Lamp | Dhatu Works');
});

test('a page that told nothing leaves the address', () => {
  assert.deepEqual(detailsFrom('https://shop.example/x', null), {
    url: 'https://shop.example/x',
    name: '',
    brand: '',
    description: '',
    price: null,
    currency: 'INR',
    imageUrl: '',
  });
});

test('the currency of the page can be chosen', () => {
  assert.equal(currencyChoices('JPY')[0], 'JPY');
  assert.equal(currencyChoices('INR').filter((code) => code === 'INR').length, 1);
});
