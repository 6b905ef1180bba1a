import type { ProductFacts } from '../extract/product-facts.ts';
import { NO_FACTS } from '../extract/product-facts.ts';
import { readVisible } from '../extract/visible/read-visible.ts';
import { readPage } from '../page/page.ts';
import { priceRange, rankPrices } from './rank-prices.ts';

const url = new URL('https://shop.example/p/lamp');
const visible = (body: string) =>
  readVisible(readPage(`<title>Lamp</title><body><h1>Lamp</h1>${body}`, url));

function says(source: ProductFacts['source'], ...amounts: number[]): ProductFacts {
  const offers = amounts.map((amount) => ({
    amount,
    currency: 'INR',
    availability: null,
    confidence: 0.85,
  }));
  return { ...NO_FACTS, source, offers };
}

const best = (sources: ProductFacts[], body = '', old: number[] = []) =>
  rankPrices(sources, visible(body), old)[0];

test('the price that most sources agree on ranks first', () => {
  expect(best([says('json-ld', 150), says('open-graph', 120), says('state', 120)])?.value).toBe(
    120,
  );
  const agreed = best([says('json-ld', 150)], '<p class="price">₹150</p>');
  const alone = best([says('json-ld', 150)]);
  expect(agreed?.confidence ?? 0).toBeGreaterThan(alone?.confidence ?? 1);
});

test('a strong rival lowers the confidence', () => {
  const disputed = best([says('json-ld', 150), says('microdata', 120)]);
  expect(disputed?.confidence ?? 1).toBeLessThan(best([says('json-ld', 150)])?.confidence ?? 0);
});

test('a struck or former price is not the price', () => {
  expect(
    best([says('json-ld', 200)], '<p class="price"><del>₹200</del> <b>₹150</b></p>')?.value,
  ).toBe(150);
  expect(best([says('json-ld', 200), says('open-graph', 150)], '', [200])?.value).toBe(150);
});

test('the variant that the page shows ranks first', () => {
  expect(best([says('json-ld', 100, 200, 300)], '<p class="price">₹200</p>')?.value).toBe(200);
});

test('a price in scripts only has little confidence beside visible prices', () => {
  const state = best([says('state', 990)], '<ul><li class="price">₹99</li></ul>');
  expect(state?.value === 990 && state.confidence >= 0.6).not.toBe(true);
});

test('variants that cost differently make a range', () => {
  expect(priceRange([says('json-ld', 100, 300, 200)], 200)).toStrictEqual({ min: 100, max: 300 });
  expect(priceRange([says('json-ld', 100, 100)], 100)).toBeUndefined();
});
