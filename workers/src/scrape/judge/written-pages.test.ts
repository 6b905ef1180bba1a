import type { Availability } from '@gift-registry/workers-contract';
import { readPage } from '../page/page.ts';
import { NO_PRODUCTS, PRODUCTS_AFTER_ALL } from '../testing/written-others.ts';
import { productData, shopPage, type WrittenPage } from '../testing/written-pages.ts';
import { AMOUNTS } from '../testing/written-amounts.ts';
import { MARKETS } from '../testing/written-markets.ts';
import { SHOPS } from '../testing/written-shops.ts';
import { OTHER_SITES } from '../testing/written-sites.ts';
import { DOUBTFUL, FORMER, OTHERS, PARTS, TAXES } from '../testing/written-prices.ts';
import { judgePage } from './judge-page.ts';

const read = ({ html, address }: WrittenPage) => judgePage(readPage(html, new URL(address))).result;
const named = <Case extends readonly unknown[]>(
  cases: readonly (readonly [WrittenPage, ...Case])[],
) => cases.map(([page, ...rest]) => [page.kind, page, ...rest] as const);

describe('the price that a person pays is found beside', () => {
  test.each(named(FORMER))('a former price: %s', (_kind, page, price) => {
    expect(read(page).price).toBe(price);
  });
  test.each(named(PARTS))('parts of numbers: %s', (_kind, page, price) => {
    expect(read(page).price).toBe(price);
  });
  test.each(named(TAXES))('a price without tax: %s', (_kind, page, price) => {
    expect(read(page).price).toBe(price);
  });
  test.each(named(OTHERS))('another amount: %s', (_kind, page, price) => {
    expect(read(page).price).toBe(price);
  });
});

test.each(named(DOUBTFUL))('the host chooses: %s', (_kind, page, amounts) => {
  const { price, choices } = read(page);
  expect(price).toBeNull();
  for (const { amount } of choices?.price ?? []) expect(amounts).toContain(amount);
  expect(choices?.price?.length ?? 0).toBeLessThanOrEqual(3);
});

test.each(named([...SHOPS, ...MARKETS, ...AMOUNTS]))('%s', (_kind, page, expected) => {
  const { outcome, name, price, currency, availability, choices } = read(page);
  expect(['ok', 'partial']).toContain(outcome);
  expect([name, price]).toStrictEqual([expected.name, expected.price]);
  if (expected.currency) expect(currency).toBe(expected.currency);
  if (expected.stock) expect(availability).toBe(expected.stock);
  if (expected.offered)
    for (const { amount } of choices?.price ?? []) expect(expected.offered).toContain(amount);
});

test.each([...NO_PRODUCTS, ...OTHER_SITES].map((page) => [page.kind, page] as const))(
  '%s is no product',
  (_kind, page) => {
    expect(read(page).outcome).toBe('not-a-product');
  },
);

test.each(PRODUCTS_AFTER_ALL.map((page) => [page.kind, page] as const))(
  '%s is a product',
  (_kind, page) => {
    expect(['ok', 'partial']).toContain(read(page).outcome);
  },
);

const sold = '<p class="price">₹1,299</p>';
const stock = (text: string, availability = 'InStock') =>
  shopPage('stock', `${sold}<p class="availability">${text}</p>`, {
    head: productData(1299, 'INR', {
      offers: { price: 1299, priceCurrency: 'INR', availability },
    }),
  });
const STOCKS: readonly (readonly [text: string, availability: Availability])[] = [
  ['Not in stock', 'out-of-stock'],
  ['OUT OF STOCK', 'out-of-stock'],
  ['0 auf Lager', 'out-of-stock'],
  ['Épuisé', 'out-of-stock'],
  ['स्टॉक में नहीं', 'out-of-stock'],
  ['在庫切れ', 'out-of-stock'],
  ['Нет в наличии', 'out-of-stock'],
  ['Only 2 left', 'in-stock'],
  ['Ships within 24 hours', 'in-stock'],
];
test.each(STOCKS)('"%s" beside the price beats data and a button: %s', (text, availability) => {
  expect(read(stock(text)).availability).toBe(availability);
});

test('an unknown text in the place of the stock is unknown, unless there is a button', () => {
  const place = `${sold}<p class="availability">Ask your dealer</p>`;
  expect(
    read(shopPage('stock', place, { button: 'Print', address: 'https://shop.example/p/lamp' }))
      .availability,
  ).toBeNull();
  expect(read(shopPage('stock', place)).availability).toBe('in-stock');
});

test.each([
  ['the header of main', '<main><header><h1>Hand-cast Brass Lamp</h1></header>'],
  ['the header of an article', '<article><header><h1>Hand-cast Brass Lamp</h1></header>'],
])('the name is the heading in %s', (_place, opening) => {
  const html = `<title>Hand-cast Brass Lamp - Dhatu Works</title><body><header><h1>Dhatu Works</h1></header>${opening}${sold}<button>Add to cart</button></body>`;
  expect(read({ kind: '', address: 'https://shop.example/p/brass-lamp', html }).name).toBe(
    'Hand-cast Brass Lamp',
  );
});
