import { NO_FACTS } from '../extract/product-facts.ts';
import { findHeadings } from '../extract/visible/main-heading.ts';
import { readPage } from '../page/page.ts';
import { rankNames } from './rank-names.ts';

const url = new URL('https://www.shop.example/p/lamp');

function nameOf(html: string, stated: string | null = null) {
  const page = readPage(html, url);
  const facts = stated === null ? [] : [{ ...NO_FACTS, source: 'json-ld', name: stated } as const];
  return rankNames(facts, findHeadings(page), page)[0]?.value;
}

test("the shop's name and its slogans are removed from the title", () => {
  const title = (text: string) => nameOf(`<title>${text}</title>`);
  expect(title('Brass Lamp | Shop')).toBe('Brass Lamp');
  expect(title('Brass Lamp - Shop.example')).toBe('Brass Lamp');
  expect(title('Buy Brass Lamp Online at Best Price in India - Shop')).toBe('Brass Lamp');
  expect(title('MAVIS - Winter coat - black - Shop.example')).toBe('MAVIS - Winter coat - black');
  expect(title('Brass Lamp | Free delivery everywhere')).toBe('Brass Lamp');
});

test('a title that names only the shop is no name of a product', () => {
  expect(nameOf('<title>Shop Store | Shop.example</title>')).toBeUndefined();
  expect(nameOf('<title>Lamp Store | Shop.example</title>')).toBe('Lamp Store');
});

test("a shop's slogan in the preview is not the name", () => {
  expect(
    nameOf(
      '<title>Brass Lamp</title><meta property="og:title" content="Shop: everything for less"><h1>Brass Lamp</h1>',
    ),
  ).toBe('Brass Lamp');
});

test('a price in front of a name is removed', () => {
  expect(nameOf('<title>Brass Lamp</title><h1>Only $15 · Brass Lamp</h1>')).toBe('Brass Lamp');
});

test('a name with a price is kept when data, heading and title agree on it', () => {
  const name = 'Gift Card ₹5,000';
  expect(nameOf(`<title>${name} | Shop</title><h1>${name}</h1>`, name)).toBe(name);
  const [unsure] = rankNames(
    [],
    findHeadings(readPage(`<h1>${name}</h1>`, url)),
    readPage('', url),
  );
  expect(unsure?.confidence ?? 0).toBeLessThan(0.5);
});

test('a name without a letter or a digit is no name', () => {
  expect(
    nameOf('<title>\ufffd\ufffd</title><h1>\ufffd\ufffd\ufffd</h1>', '\ufffd'),
  ).toBeUndefined();
});

test('the name in the data wins only if the page mentions it', () => {
  expect(nameOf('<title>Lamp, brass</title><h1>Lamp</h1>', 'Brass Lamp 40 cm')).toBe(
    'Brass Lamp 40 cm',
  );
  expect(nameOf('<title>Brass Lamp</title><h1>Brass Lamp</h1>', 'Gift card')).toBe('Brass Lamp');
});
