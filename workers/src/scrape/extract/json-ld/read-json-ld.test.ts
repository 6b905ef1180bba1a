import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../../page/page.ts';
import { readJsonLd } from './read-json-ld.ts';

const url = new URL('https://shop.example/p/lamp?variant=2');

function read(...blocks: unknown[]) {
  const scripts = blocks.map((block) => {
    const text = typeof block === 'string' ? block : JSON.stringify(block);
    return `<script type="application/ld+json">${text}</script>`;
  });
  return readJsonLd(readPage(`<title>Lamp</title>${scripts.join('')}`, url));
}

const offer = { '@type': 'Offer', price: '1499.00', priceCurrency: 'INR' };
const lamp = { '@type': 'Product', name: 'Lamp', offers: offer };
const priceOf = (...blocks: unknown[]) => read(...blocks).products[0]?.offers[0]?.amount;

test('a product is found wherever it stands', () => {
  assert.equal(priceOf(lamp), 1499);
  assert.equal(priceOf([{ '@type': 'WebSite' }, lamp]), 1499);
  assert.equal(priceOf({ '@graph': [{ '@type': 'Organization' }, lamp] }), 1499);
  assert.equal(priceOf({ '@type': 'ItemPage', mainEntity: lamp }), 1499);
  assert.equal(priceOf({ '@type': 'BuyAction', object: lamp }), 1499);
  assert.equal(priceOf('{"broken', { '@type': 'BreadcrumbList' }, lamp), 1499);
  assert.equal(priceOf({ ...lamp, '@type': ['Product', 'Car'] }), 1499);
  assert.equal(priceOf({ ...lamp, '@type': 'http://schema.org/Product' }), 1499);
});

test('an offer may be named by its id', () => {
  const graph = [
    { '@type': 'Product', name: 'Lamp', offers: { '@id': '#offer' } },
    { '@id': '#offer', ...offer },
  ];
  assert.equal(priceOf({ '@graph': graph }), 1499);
});

test('each way to write a price is read', () => {
  const withOffers = (offers: unknown) => priceOf({ '@type': 'Product', name: 'Lamp', offers });
  assert.equal(withOffers({ '@type': 'AggregateOffer', lowPrice: 899, highPrice: 1299 }), 899);
  assert.equal(withOffers({ priceSpecification: { price: '12.50', priceCurrency: 'EUR' } }), 12.5);
  assert.equal(
    withOffers({
      priceSpecification: [
        { priceType: 'https://schema.org/ListPrice', price: 20 },
        { price: 15, priceCurrency: 'EUR' },
      ],
    }),
    15,
  );
  assert.equal(withOffers({ price: '₹1,41,999' }), 141999);
  assert.equal(withOffers({ price: '34.000', priceCurrency: 'CLP' }), 34000);
  assert.equal(withOffers({ price: '34.000', priceCurrency: 'EUR' }), 34);
  assert.equal(withOffers({ price: 0 }), null);
  assert.equal(withOffers({ price: {} }), null);
  assert.equal(priceOf({ '@type': 'Product', name: 'Lamp', Offers: { Price: '5' } }), 5);
});

test('a group speaks through the variant that the address names', () => {
  const variant = (number: number, price: number) => ({
    '@type': 'Product',
    url: `https://shop.example/p/lamp?variant=${number}`,
    image: `//cdn.example/${number}.jpg`,
    offers: { price, priceCurrency: 'INR' },
  });
  const { products } = read({
    '@type': 'ProductGroup',
    name: 'Lamp',
    hasVariant: [variant(1, 100), variant(2, 200)],
  });
  assert.equal(products.length, 1);
  assert.deepEqual(
    products[0]?.offers.map(({ amount }) => amount),
    [200],
  );
  assert.deepEqual(products[0]?.images, ['https://cdn.example/2.jpg']);
});

test('texts are decoded and pictures are web addresses', () => {
  const { products } = read({
    ...lamp,
    name: 'Meera&#039;s &lt;b&gt;lamp&lt;/b&gt;',
    brand: { '@type': 'Brand', name: 'Dhatu' },
    image: [null, 'javascript:alert(1)', 'data:image/png;base64,xx', { contentUrl: ['/a.jpg'] }],
  });
  assert.equal(products[0]?.name, "Meera's lamp");
  assert.equal(products[0]?.brand, 'Dhatu');
  assert.deepEqual(products[0]?.images, ['https://shop.example/a.jpg']);
});

test('what stands beside the product is not the product', () => {
  const other = { '@type': 'Product', name: 'Vase' };
  const list = { '@type': 'ItemList', itemListElement: [{ item: other }, { item: other }] };
  const found = read({ ...lamp, isRelatedTo: [other], isSimilarTo: other }, list);
  assert.deepEqual(
    found.products.map(({ name }) => name),
    ['Lamp'],
  );
  assert.equal(found.isList, true);
});

test('ten thousand levels of nesting cost nothing', () => {
  const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  assert.deepEqual(read(deep, lamp).products.length, 1);
});
