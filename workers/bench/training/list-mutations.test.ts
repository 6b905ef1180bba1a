import { parseDocument } from '../../src/scrape/page/limited-dom.ts';
import { pageOf } from '../../src/scrape/page/page.ts';
import { readProductPage } from '../../src/scrape/read/read-product-page.ts';
import type { PageTruth } from '../../src/scrape/corpus/truth.ts';
import { LIST_MUTATIONS } from './list-mutations.ts';

const cards = ['Brass vase of Jaipur', 'Wool rug of Kashmir', 'Clay jug of Kutch']
  .map(
    (name, index) =>
      `<li class="card"><h3>${name}</h3><b class="price">€${20 + index}</b><button class="add">Add to cart</button></li>`,
  )
  .join('');
const truth: PageTruth = {
  file: 'gifts.html',
  path: 'pages/gifts.html',
  url: 'https://shop.example/search?q=gifts',
  is_product: false,
  name: null,
  name_alt: [],
  price: null,
  price_alt: [],
  currency: null,
  image: null,
  image_alt: [],
  description_contains: null,
  description_alt: [],
  availability: null,
  platform: null,
};

test.each(LIST_MUTATIONS.filter(({ name }) => name !== 'data of sizes'))(
  'a list is none the less a list: $name',
  ({ apply }) => {
    const html = `<title>Gifts</title><h1>Gifts</h1><div class="sort-by"></div><ul>${cards.repeat(3)}</ul>`;
    const document = parseDocument(html);
    const mutated = apply(document, truth);
    const page = pageOf(document, new URL(mutated?.url ?? ''));
    expect(readProductPage(page).outcome).toBe('not-a-product');
  },
);

test('a product in sizes stays a product, although its data says no more than a list’s', () => {
  const [sizes] = LIST_MUTATIONS.filter(({ name }) => name === 'data of sizes');
  const document = parseDocument(
    '<title>Brass lamp</title><h1>Brass lamp</h1><p class="price">€20</p><button>Add to cart</button>',
  );
  const product = { ...truth, url: 'https://shop.example/lamp', is_product: true };
  sizes?.apply(document, { ...product, name: 'Brass lamp', price: 20 });
  const { outcome, price } = readProductPage(pageOf(document, new URL(product.url)));
  expect([outcome, price]).toStrictEqual(['partial', 20]);
});
