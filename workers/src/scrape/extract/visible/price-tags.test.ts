import { readPage } from '../../page/page.ts';
import { findPriceTags } from './price-tags.ts';

function tagsOf(body: string) {
  const page = readPage(`<body>${body}</body>`, new URL('https://shop.example/p/lamp'));
  return findPriceTags(page);
}
const amounts = (body: string) => tagsOf(body).map(({ amount }) => amount);

test('a price split over elements is one price', () => {
  expect(amounts('<p class="price"><span>₹</span><span>1,499</span></p>')).toStrictEqual([1499]);
  expect(amounts('<p class="price">12<sup>99</sup> €</p>')).toStrictEqual([12.99]);
  expect(amounts('<p class="price">$<b>229</b><i class="price-cents">99</i></p>')).toStrictEqual([
    229.99,
  ]);
});

test('the elements inside tell the current price from the old one', () => {
  const [now, was] = tagsOf(
    '<div class="price"><span class="now">₹1,499</span><span class="was">₹2,000</span></div>',
  );
  expect([now?.amount, now?.struck]).toStrictEqual([1499, false]);
  expect([was?.amount, was?.struck]).toStrictEqual([2000, true]);
});

test('amounts with words such as save, RRP or per month are not the price', () => {
  for (const text of [
    'Save ₹500',
    'Sie sparen 5 €',
    'RRP £20',
    '₹125 per month',
    'Orders over ₹999',
  ])
    expect({
      case: text,
      got: tagsOf(`<p class="price">${text}</p>`).every(({ struck, other }) => struck || other),
    }).toStrictEqual({ case: text, got: true });
});

test("a distant class such as shipping-taxable doesn't affect a price", () => {
  const [tag] = tagsOf(
    '<div class="product shipping-taxable"><section><b class="bold price">₹9</b></section></div>',
  );
  expect([tag?.struck, tag?.other]).toStrictEqual([false, false]);
});

test('a number without a sign is a price only by its label', () => {
  expect(amounts('<span class="price">149.00</span>')).toStrictEqual([149]);
  expect(amounts('<span class="sku">149.00</span>')).toStrictEqual([]);
});

const current = (body: string) =>
  tagsOf(body)
    .filter(({ struck, other }) => !struck && !other)
    .map(({ amount }) => amount);

test.each([
  ['an element that is deleted', '<del>₹2,000</del>'],
  ['a style', '<b style="text-decoration: line-through">₹2,000</b>'],
  [
    'a style sheet',
    '<style>.x1 .x2{text-decoration:line-through}</style><i class="x1"><b class="x2">₹2,000</b></i>',
  ],
  ...[
    'price_type_deleted',
    'origin-block',
    'strike',
    'oldPrice',
    'mrp',
    'streichpreis',
    'list-price',
    'barrato',
  ].map((label) => [`the class ${label}`, `<b class="${label}">₹2,000</b>`]),
  ['a word', '<b>statt ₹2,000</b>'],
])('a price is struck by %s', (_by, old = '') => {
  expect(current(`<div class="price"><b class="pdp-price">₹1,499</b> ${old}</div>`)).toStrictEqual([
    1499,
  ]);
});

test.each([
  ['a percentage', '<b>₱106.88</b> <b>₱199.00</b> <i>-46%</i>', 106.88],
  ['a percentage of another language', '<b>199,90 €</b> <b>249,90 €</b> <i>%20</i>', 199.9],
  ['the sum that is saved', '<b>₹500</b> <b>₹750</b> <i>Save ₹250</i>', 500],
])('%s ties the new price to the old one', (_by, prices, now) => {
  expect(current(`<div>${prices}</div>`)).toStrictEqual([now]);
});

test('a percentage that fits no pair of prices says nothing', () => {
  expect(current('<p>₹500</p><p>₹750</p><i>10%</i>')).toStrictEqual([500, 750]);
});

test.each([
  ['₹1,499 excl. GST', '₹1,769 incl. GST', 1769],
  ['100,00 € zzgl. MwSt.', '119,00 € inkl. MwSt.', 119],
  ['36.53€ brez DDV', '40.00€', 40],
  ['₹125 / month', '₹1,499', 1499],
  ['+ ₹49 delivery', '₹1,499', 1499],
  ['Used from ₹999', '₹1,499', 1499],
  ['Min. spend ₹999', '₹1,499', 1499],
  ['₹899 starts in 02:11:09', '₹1,499', 1499],
  ['circa EUR 14,43', '₹1,499', 1499],
  ['₹300 per 100 g', '₹1,499', 1499],
])('"%s" is not what a person pays beside "%s"', (other, price, amount) => {
  expect(
    current(`<section><p>${other}</p></section><section><p>${price}</p></section>`),
  ).toStrictEqual([amount]);
});

test('the parts of a number are read together, with their own decimal sign', () => {
  for (const [parts, amount] of [
    ['<span>1.019<i>,</i></span><span class="a-price-fraction">82</span><span>€</span>', 1019.82],
    ['<span>3.982</span><span>,89 €</span>', 3982.89],
    ['<span>1.019</span><sup>82</sup> €', 1019.82],
    ['<b> 303 <i> , </i> </b> <b class="fraction"> 05 </b>', 303.05],
    ['1.849.99 lei', 1849.99],
    ['2 999,000 DT', 2999],
    ['R$5.99929% OFF', 5999],
  ] as const) {
    const page = readPage(
      `<body><p class="price">${parts}</p></body>`,
      new URL('https://shop.tn/p/1'),
    );
    expect([parts, findPriceTags(page).map((tag) => tag.amount)]).toStrictEqual([parts, [amount]]);
  }
});

test('the point is a decimal sign where English is written so', () => {
  const read = (lang: string, price: string) =>
    findPriceTags(
      readPage(
        `<html lang="${lang}"><p class="price">${price}</p>`,
        new URL('https://shop.example/p/1'),
      ),
    )[0]?.amount;
  expect(read('en-GB', '£3.350')).toBe(3.35);
  expect(read('de', '3.350 €')).toBe(3350);
  expect(read('en-GB', 'Rp 34.000')).toBe(34_000);
});
