import { readPage } from '../../page/page.ts';
import { isMetaProduct, readMeta } from './read-meta.ts';

const page = (head: string) => readPage(head, new URL('https://shop.example/lamp'));

test('product meta gives price, currency, availability and the valid picture', () => {
  const lamp = page(`<meta property="og:type" content="og:product">
    <meta property="og:title" content="Lamp &amp; oil">
    <meta property="og:image" content="https:"><meta property="og:image:secure_url" content="https://cdn.example/a.jpg">
    <meta property="product:price:amount" content="1,499.00"><meta property="product:price:currency" content="INR">
    <meta property="product:availability" content="oos">`);
  const facts = readMeta(lamp);
  expect(isMetaProduct(lamp)).toBe(true);
  expect(facts.name).toBe('Lamp & oil');
  expect(facts.images).toStrictEqual(['https://cdn.example/a.jpg']);
  const [offer] = facts.offers;
  expect([offer?.amount, offer?.currency, offer?.availability]).toStrictEqual([
    1499,
    'INR',
    'out-of-stock',
  ]);
});

test('twitter:data1 counts as a price only with a currency sign', () => {
  expect(readMeta(page('<meta name="twitter:data1" content="5 min read">')).offers).toStrictEqual(
    [],
  );
  const [offer] = readMeta(page('<meta name="twitter:data1" content="£12.50">')).offers;
  expect([offer?.amount, offer?.currency]).toStrictEqual([12.5, 'GBP']);
});
