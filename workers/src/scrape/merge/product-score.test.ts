import { readSources } from '../extract/sources.ts';
import { readPage } from '../page/page.ts';
import { productScore } from './product-score.ts';

const ENOUGH = 0.4;

const isProduct = (html: string, path: string) =>
  productScore(readSources(readPage(html, new URL(path, 'https://shop.example')))) >= ENOUGH;

const card = (name: string, price: number) =>
  `<li class="card"><a>${name}</a><b class="price">₹${price}</b><button>Add to cart</button></li>`;
const cards = ['Vase', 'Rug', 'Mug', 'Jug', 'Bowl', 'Tray']
  .map((name, index) => card(name, 99 + index))
  .join('');

test('a product without any structured data', () => {
  const lamp =
    '<title>Brass Lamp</title><h1>Brass Lamp</h1><p class="price">₹1,499</p><button>Buy now</button>';
  expect(isProduct(lamp, '/brass-lamp')).toBe(true);
  expect(isProduct(`${lamp}<ul class="related">${cards}</ul>`, '/brass-lamp')).toBe(true);
});

test('a product that cannot be bought now', () => {
  expect(isProduct('<title>Brass Lamp</title><h1 class="product-name">Brass Lamp</h1>', '/x')).toBe(
    true,
  );
});

test('lists, searches and home pages', () => {
  expect(isProduct(`<title>Gifts</title><h1>Gifts</h1><ul>${cards}</ul>`, '/gifts')).toBe(false);
  expect(
    isProduct(`<title>lamp</title><h1>lamp</h1><p class="price">₹99</p>`, '/search?q=lamp'),
  ).toBe(false);
  expect(isProduct('<title>Shop</title><h1>Welcome</h1><p>From ₹99</p>', '/')).toBe(false);
});

test('articles and logins', () => {
  expect(
    isProduct('<title>How lamps are made</title><h1>How lamps are made</h1>', '/blog/1234'),
  ).toBe(false);
  expect(isProduct('<title>Log in</title><h1>Log in</h1><input type="password">', '/login')).toBe(
    false,
  );
});

test('a product that a list advertises in its data', () => {
  const data =
    '<script type="application/ld+json">[{"@type":"ItemList"},{"@type":"Product","name":"Vase"}]</script>';
  expect(isProduct(`<title>All gifts</title><h1>All gifts</h1>${data}`, '/search')).toBe(false);
});
