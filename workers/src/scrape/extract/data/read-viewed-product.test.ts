import { readPage } from '../../page/page.ts';
import { readViewedProduct } from './read-viewed-product.ts';

const url = new URL('https://shop.example/p/lamp');

const seen = (script: string) => {
  const facts = readViewedProduct(readPage(`<script>${script}</script>`, url));
  const [offer] = facts?.offers ?? [];
  return facts && [facts.name, offer?.amount, offer?.currency];
};

test('the product of an analytics event is read, in any notation', () => {
  expect(
    seen("fbq('track', 'ViewContent', { content_ids: ['7'], value: 29, currency: 'TWD' })"),
  ).toStrictEqual([null, 29, 'TWD']);
  expect(
    seen(
      `gtag("event", "view_item", {"currency":"INR","items":[{"item_name":"Lamp","price":"99.00"}]}); x = {}`,
    ),
  ).toStrictEqual(['Lamp', 99, 'INR']);
});

test('an event about several products says nothing, and the next event counts', () => {
  const several = "fbq('track', 'ViewContent', { content_ids: ['7','8'], value: 29 })";
  expect(seen(several)).toBeNull();
  expect(seen(`${several}; fbq('track', 'ViewContent', { value: 30 })`)).toStrictEqual([
    null,
    30,
    null,
  ]);
});

test('an event without an end, and braces inside its strings, end the reading', () => {
  expect(seen("fbq('track', 'ViewContent', { value: 29, ")).toBeNull();
  expect(seen("fbq('track', 'ViewContent', { content_name: 'a } b', value: 29 })")).toStrictEqual([
    'a } b',
    29,
    null,
  ]);
});
