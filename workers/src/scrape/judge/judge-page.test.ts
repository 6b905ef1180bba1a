import { readPage } from '../page/page.ts';
import { judgePage } from './judge-page.ts';

const url = new URL('https://www.shop.example/p/brass-lamp');
const read = (html: string) => judgePage(readPage(html, url)).result;
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const product = (price: number, extra: object = {}) =>
  jsonLd({
    '@type': 'Product',
    name: 'Brass Lamp',
    image: '/lamp.jpg',
    offers: { price, priceCurrency: 'INR' },
    ...extra,
  });

test('a complete product is ok, with the source of each field', () => {
  const result = read(`<title>Brass Lamp | Shop</title>${product(1499)}<h1>Brass Lamp</h1>`);
  expect(result.outcome).toBe('ok');
  expect(result.title).toBe('Brass Lamp | Shop');
  expect(result.evidence).toStrictEqual({
    name: 'json-ld',
    price: 'json-ld',
    currency: 'json-ld',
    availability: 'visible',
    image: 'json-ld',
  });
});

test('a struck price is not the price', () => {
  const result = read(
    `${product(2000)}<h1>Brass Lamp</h1><p class="price"><del>₹2,000</del> <b>₹1,499</b></p>`,
  );
  expect(result.price).toBe(1499);
});

test('a product without a price is partial, not free', () => {
  const result = read(`${product(0)}<h1>Brass Lamp</h1>`);
  expect([result.outcome, result.price, result.currency]).toStrictEqual(['partial', null, null]);
});

test('a price without evidence of a currency has none', () => {
  const result = read(jsonLd({ '@type': 'Product', name: 'Brass Lamp', offers: { price: 5 } }));
  expect([result.price, result.currency]).toStrictEqual([5, null]);
});

test.each([
  'Borosil 6 Cup Coffee Maker',
  'Parker 2 Pen Gift Set',
  'Rack of 3 Top Shelf',
  'Hair Gel 100 Gel Pack',
  'Bedsheet 100 All Cotton',
  'Gift Card ₹5,000',
])('"%s" with a price in its data keeps its name and that price', (name) => {
  const result = read(
    `<title>${name} | Shop</title><meta property="og:title" content="${name}"><h1>${name}</h1>${product(5000, { name })}`,
  );
  expect([result.outcome, result.name, result.price]).toStrictEqual(['ok', name, 5000]);
});

test('a negative price and one in scientific notation leave the price empty', () => {
  for (const price of [-5, '-5', '−5', 1e308, '1e308'])
    expect(read(jsonLd({ '@type': 'Product', name: 'Lamp', offers: { price } })).price).toBeNull();
});

test('addresses of private networks are no pictures, except on the page’s own host', () => {
  const { images } = read(
    product(1499, {
      image: [
        'http://10.0.0.7/a.jpg',
        'http://169.254.169.254/a.jpg',
        'http://[::1]/a.jpg',
        'http://localhost/a.jpg',
        'http://printer/a.jpg',
        'https://cdn.example/a.jpg',
      ],
    }),
  );
  expect(images).toStrictEqual(['https://cdn.example/a.jpg']);
  const local = new URL('http://127.0.0.1:4010/p/brass-lamp');
  expect(judgePage(readPage(product(1499), local)).result.image).toBe(
    'http://127.0.0.1:4010/lamp.jpg',
  );
});

test('a list of products is not a product', () => {
  const items = ['Vase', 'Rug', 'Mug', 'Jug'].map((name) => ({ '@type': 'Product', name }));
  expect(read(`<title>All gifts</title>${jsonLd(items)}`).outcome).toBe('not-a-product');
  const cards = '<li><a>Thing</a><b class="price">₹99</b><button>Add to cart</button></li>'.repeat(
    8,
  );
  expect(read(`<h1>All gifts</h1><ul>${cards}</ul>`).outcome).toBe('not-a-product');
});

test('an article is not a product', () => {
  const result = read(
    `<title>Story</title><h1>How lamps are made</h1><p>${'words '.repeat(200)}</p>`,
  );
  expect([result.outcome, result.name, result.price]).toStrictEqual(['not-a-product', null, null]);
});

test("the shop's name is removed from the title", () => {
  const result = read(`<title>Brass Lamp - Shop.example</title>
    <meta property="og:type" content="product"><meta property="og:title" content="Buy Brass Lamp Online at Best Price | Shop">`);
  expect(result.name).toBe('Brass Lamp');
});

test('prices that disagree are offered with their places, and none is the answer', () => {
  const result = read(
    `<title>Brass Lamp</title>${product(2000)}<h1>Brass Lamp</h1><p class="price">₹1,499</p><button>Add to cart</button>`,
  );
  expect([result.outcome, result.price]).toStrictEqual(['partial', null]);
  expect(result.choices?.price).toStrictEqual([
    { amount: 1499, currency: 'INR', place: 'beside-button' },
    { amount: 2000, currency: 'INR', place: 'data' },
  ]);
});

test('variants that cost differently make a range', () => {
  const variants = (...prices: number[]) =>
    product(0, { offers: prices.map((price) => ({ price, priceCurrency: 'INR' })) });
  const shown = '<h1>Brass Lamp</h1><p class="price">₹200</p>';
  expect(read(variants(100, 300, 200) + shown).priceRange).toStrictEqual({ min: 100, max: 300 });
  expect(read(variants(200, 200) + shown)).not.toHaveProperty('priceRange');
});
