import { readPage } from '../../../page/page.ts';
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

test('a number without a sign is a price only by its label or data attribute', () => {
  expect(amounts('<span class="price">149.00</span>')).toStrictEqual([149]);
  expect(amounts('<span class="price" data-price-amount="149.5"></span>')).toStrictEqual([149.5]);
  expect(amounts('<span class="sku">149.00</span>')).toStrictEqual([]);
});
