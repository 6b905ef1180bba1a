import type { ProductFacts } from '../extract/product-facts.ts';
import { NO_FACTS } from '../extract/product-facts.ts';
import { readVisible } from '../extract/visible/read-visible.ts';
import { readPage } from '../page/page.ts';
import { judgePrice } from './judge-price.ts';

const url = new URL('https://shop.example/p/lamp');

function says(source: ProductFacts['source'], ...amounts: number[]): ProductFacts {
  const offers = amounts.map((amount) => ({ amount, currency: 'INR', availability: null }));
  return { ...NO_FACTS, source, offers };
}

interface Said {
  readonly data?: readonly ProductFacts[];
  readonly scripts?: readonly ProductFacts[];
  readonly shop?: ProductFacts;
  readonly old?: readonly number[];
}

function judge(body: string, { data = [], scripts = [], shop, old = [] }: Said = {}) {
  const page = readPage(`<title>Lamp</title><body><h1>Lamp</h1>${body}</body>`, url);
  const evidence = {
    data,
    scripts,
    shop: shop ?? null,
    visible: readVisible(page),
    oldPrices: old,
  };
  const { price, offered } = judgePrice(evidence);
  return { price: price?.value ?? null, offered: offered.map(({ amount }) => amount) };
}

const certain = (price: number) => ({ price, offered: [] });
const shown = (amount: number) => `<p class="price">₹${amount}</p>`;

test('two families that agree are certain', () => {
  expect(judge(shown(150), { data: [says('json-ld', 150)] })).toStrictEqual(certain(150));
  expect(judge(shown(150), { scripts: [says('state', 150)] })).toStrictEqual(certain(150));
});

test('one family that speaks alone is certain', () => {
  expect(judge(shown(150))).toStrictEqual(certain(150));
  expect(judge('', { data: [says('json-ld', 150), says('open-graph', 150)] })).toStrictEqual(
    certain(150),
  );
});

test('families that disagree leave the choice to the host, and so do two sources of one family', () => {
  expect(judge(shown(120), { data: [says('json-ld', 150)] })).toStrictEqual({
    price: null,
    offered: [120, 150],
  });
  expect(judge('', { data: [says('json-ld', 150), says('open-graph', 120)] })).toStrictEqual({
    price: null,
    offered: [150, 120],
  });
});

test('data that two families repeat is in doubt when the page clearly shows another price', () => {
  const said = { data: [says('json-ld', 150)], scripts: [says('state', 150)] };
  expect(judge(shown(120), said)).toStrictEqual({ price: null, offered: [150, 120] });
});

test('of two sources in the data, the one that the page shows is right', () => {
  const data = [says('json-ld', 150), says('open-graph', 120)];
  expect(judge(shown(120), { data })).toStrictEqual(certain(120));
});

test('two prices that stand alike are in doubt, and at most three are offered', () => {
  const prices = [120, 150, 180, 210].map(shown).join('<p>or</p>');
  const { price, offered } = judge(prices.replaceAll('class="price"', 'class="price now"'));
  expect([price, offered.length <= 3]).toStrictEqual([null, true]);
  expect(judge(shown(120) + shown(150)).offered).toStrictEqual([120, 150]);
});

test('a struck or former price is not the price, although the data repeats it', () => {
  const reduced = '<p class="price"><del>₹200</del> <b>₹150</b></p>';
  expect(judge(reduced, { data: [says('json-ld', 200)] })).toStrictEqual(certain(150));
  const data = [says('json-ld', 200), says('open-graph', 150)];
  expect(judge('', { data, old: [200] })).toStrictEqual(certain(150));
});

test('a struck price with no other beside it is the price', () => {
  const data = [says('json-ld', 200)];
  expect(judge('<p class="price"><del>₹200</del></p>', { data })).toStrictEqual(certain(200));
});

test('a price in the data is in doubt when a lower one stands before it, struck by no sign that we know', () => {
  const { price, offered } = judge(shown(150) + shown(200), { data: [says('json-ld', 200)] });
  expect([price, offered]).toStrictEqual([null, [200, 150]]);
});

test('the variant that the page shows is right, and without one the host chooses', () => {
  const data = [says('json-ld', 100, 200, 300)];
  expect(judge(shown(200), { data })).toStrictEqual(certain(200));
  expect(judge('', { data })).toStrictEqual({ price: null, offered: [100, 200, 300] });
});

test('a price in scripts alone is in doubt', () => {
  const { price, offered } = judge('<ul class="related"><li class="price">₹99</li></ul>', {
    scripts: [says('state', 990)],
  });
  expect([price, offered]).toStrictEqual([null, [990]]);
});

test('the empty block of a known shop means that other prices belong to others', () => {
  expect(judge(shown(150), { shop: says('shop-rule') }).price).toBe(null);
  expect(judge(shown(150), { shop: says('shop-rule', 120) }).price).toBe(120);
});
