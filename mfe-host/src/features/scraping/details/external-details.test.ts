import type { ScrapedProduct } from '@gift-registry/bff-contract';
import { writeDocumentSettings } from '@gift-registry/bff-contract/testing';
import {
  correctedFields,
  currencyChoices,
  initialDetails,
  otherPictures,
  withDefaultCurrency,
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

test('initialDetails takes over the scraped fields', () => {
  const details = initialDetails('https://shop.example/lamp?utm_source=x', scraped);
  expect(details.url).toBe('https://shop.example/lamp');
  expect(details.name).toBe('Brass Diya Lamp');
  expect(details.price).toBe(1499);
  expect(details.brand).toBe('');
  expect(details.picture).toBe(second);
});

test('initialDetails leaves out an address that guests can’t open, except of a shop of this machine', () => {
  writeDocumentSettings({ localShops: ['http://127.0.0.1:4000', 'http://10.0.0.7:8080'] });
  expect(initialDetails('http://10.0.0.7:8080/lamp', null).url).toBe('http://10.0.0.7:8080/lamp');
  expect(initialDetails('http://192.168.1.1/lamp', null).url).toBeNull();
  expect(initialDetails('http://127.0.0.1:4000/lamp', null).url).toBe('http://127.0.0.1:4000/lamp');
  expect(initialDetails('shop.example/lamp', null).url).toBe('shop.example/lamp');
});

test('initialDetails takes no name from the title and no default currency', () => {
  const details = initialDetails('', { ...scraped, name: null, currency: null });
  expect([details.name, details.currency]).toStrictEqual(['', '']);
});

test('initialDetails without a scrape keeps the URL', () => {
  expect(initialDetails('https://shop.example/x', null)).toStrictEqual({
    url: 'https://shop.example/x',
    name: '',
    brand: '',
    description: '',
    price: null,
    currency: 'INR',
    picture: null,
  });
});

test('currencyChoices offers the currency of the page and preselects none', () => {
  const codes = (found: string) => currencyChoices(found).map(({ value }) => value);
  expect(codes('JPY')[0]).toBe('JPY');
  expect(codes('INR').filter((code) => code === 'INR').length).toBe(1);
  expect(codes('')[0]).toBe('');
});

test('withDefaultCurrency fills in the currency only without a price', () => {
  const unknown = { ...initialDetails('', scraped), currency: '' };
  expect(withDefaultCurrency({ ...unknown, price: null }).currency).toBe('INR');
  expect(withDefaultCurrency(unknown).currency).toBe('');
});

test('correctedFields lists the fields that differ from the scrape', () => {
  const start = initialDetails('', scraped);
  const product: ExternalProduct = {
    url: start.url,
    name: 'Brass Diya Lamp',
    brand: null,
    description: null,
    price: 1499,
    currency: 'INR',
    picture: second,
    morePictures: [],
  };
  expect(correctedFields(start, product)).toStrictEqual([]);
  expect(
    correctedFields(start, { ...product, name: 'Our lamp', brand: 'Dhatu', picture: null }),
  ).toStrictEqual(['name', 'brand', 'picture']);
  const byHand = initialDetails('https://shop.example/x', null);
  expect(correctedFields(byHand, { ...product, picture: null })).toStrictEqual(['name', 'price']);
});

test('the other pictures are those beside the chosen one, and none without one', () => {
  const pictures = ['a', 'b', 'c', 'd', 'e'].map((hash) => ({ hash, url: `/${hash}.webp` }));
  expect(otherPictures(pictures, 'b')).toEqual(['a', 'c', 'd']);
  expect(otherPictures(pictures, null)).toEqual([]);
});
