import { readPage } from '../../page/page.ts';
import { readAnalytics } from './read-analytics.ts';
import { readState } from './read-state.ts';

const url = new URL('https://shop.example/p/lamp');
const product = { name: 'Brass Lamp', price: { value: 1499, currency: 'INR' }, image: '/lamp.jpg' };
const page = (script: string, head = '') => readPage(`${head}<script>${script}</script>`, url);
const offerOf = (script: string, head = '') => {
  const [offer] = readState(page(script, head), ['Brass Lamp'])?.offers ?? [];
  return offer && [offer.amount, offer.currency];
};

test('the product is found in inline state of any format', () => {
  const state = JSON.stringify({
    props: { cart: [], page: { product, other: [{ name: 'Vase', price: 5 }] } },
  });
  expect(offerOf(`window.__PRELOADED_STATE__ = ${state};`)).toStrictEqual([1499, 'INR']);
  expect(offerOf(`__DATA__ = JSON.parse(${JSON.stringify(state)})`)).toStrictEqual([1499, 'INR']);
  const next = readPage(
    `<script id="__NEXT_DATA__" type="application/json">${state}</script>`,
    url,
  );
  expect(readState(next, ['Brass Lamp'])?.images[0]).toBe('https://shop.example/lamp.jpg');
  expect(
    offerOf(
      "dataLayer.push({ecommerce:{detail:{products:[{'name':'Brass Lamp','price':'1499.00',}]}}})",
    ),
  ).toStrictEqual([1499, null]);
});

test('a sale price ranks above the regular price', () => {
  expect(
    offerOf(`x = {"title":"Brass Lamp","price":2000,"salePrice":"1499.00","currency":"INR"}`),
  ).toStrictEqual([1499, 'INR']);
});

test('an escaped name is found in a script', () => {
  const state = '{"name":"Caf\\u00e9 \\u0026 Lamp","price":"12.50","currency":"EUR"}';
  const facts = readState(page(`x = ${state}`), ['Café & Lamp']);
  expect(facts?.offers[0]?.amount).toBe(12.5);
});

test("Shopify's whole amounts are read as hundredths", () => {
  const head = '<script src="https://cdn.shopify.com/s/app.js"></script>';
  expect(offerOf('x = {"title":"Brass Lamp","price":149900}', head)).toStrictEqual([1499, null]);
});

test('a state object with another name is ignored', () => {
  expect(offerOf('x = {"name":"Brass Lamp Shade","price":5}')).toBeUndefined();
});

test('the variants of a WooCommerce form are offers', () => {
  const variants = JSON.stringify([
    { display_price: 100, is_in_stock: false },
    { display_price: 120, is_in_stock: true },
  ]);
  const form = `<form data-product_variations='${variants}'></form>`;
  const facts = readState(readPage(form, url), []);
  expect(facts?.offers.map(({ amount, availability }) => [amount, availability])).toStrictEqual([
    [100, 'out-of-stock'],
    [120, 'in-stock'],
  ]);
});

test('the product of an analytics event is read', () => {
  const seen = (script: string) => {
    const [offer] = readAnalytics(page(script))?.offers ?? [];
    return offer && [offer.amount, offer.currency];
  };
  expect(
    seen("fbq('track', 'ViewContent', { content_ids: ['7'], value: 29, currency: 'TWD' })"),
  ).toStrictEqual([29, 'TWD']);
  expect(
    seen(
      `gtag("event", "view_item", {"currency":"INR","items":[{"item_name":"Lamp","price":"99.00"}]})`,
    ),
  ).toStrictEqual([99, 'INR']);
  expect(
    seen("fbq('track', 'ViewContent', { content_ids: ['7','8'], value: 29, currency: 'TWD' })"),
  ).toBeUndefined();
});
