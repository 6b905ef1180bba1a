import { judgePage } from '../../judge/judge-page.ts';
import { readPage } from '../../page/page.ts';

function stockOf(body: string) {
  const html = `<title>Brass Lamp</title><body><h1>Brass Lamp</h1>${body}</body>`;
  const page = readPage(html, new URL('https://shop.example/p/lamp'));
  return judgePage(page).result.availability;
}

const price = '<p class="price">₹1,499</p>';
const buy = '<button>Add to cart</button>';
const offer = (availability: string) =>
  `<script type="application/ld+json">{"@type":"Product","name":"Brass Lamp","offers":{"price":1499,"priceCurrency":"INR","availability":"${availability}"}}</script>`;

test('a price with a button to buy is in stock', () => {
  expect(stockOf(price + buy)).toBe('in-stock');
});

test('a text beside the price is newer than structured data', () => {
  const soldOut = `${price}<p class="stock">Sold out</p>`;
  expect(stockOf(`${soldOut}${offer('InStock')}`)).toBe('out-of-stock');
  expect(stockOf(`${price}<button disabled>Sold out</button>${offer('InStock')}`)).toBe(
    'out-of-stock',
  );
});

test('"out of stock" beside the price beats data and a button', () => {
  const out = `${price}<p class="stock">0 auf Lager</p>${buy}${offer('InStock')}`;
  expect(stockOf(out)).toBe('out-of-stock');
  expect(stockOf(`${price}<p>OUT OF STOCK</p>${buy}`)).toBe('out-of-stock');
});

test('a button that is off buys nothing', () => {
  expect(stockOf(`<p>Currently unavailable</p><button disabled>Add to cart</button>`)).toBe(
    'out-of-stock',
  );
});

test('texts that nobody sees, of other products or of choices say nothing', () => {
  for (const text of [
    '<div class="price price--on-sale"><b>₹1,499</b><span class="badge price__badge-sold-out">Sold out</span></div>',
    '<p style="display:none">Sold out</p>',
    '<div class="related-products"><p>Sold out</p></div>',
    '<select><option>Red - sold out</option></select>',
  ])
    expect({ text, got: stockOf(`${price}${buy}${text}`) }).toStrictEqual({
      text,
      got: 'in-stock',
    });
  expect(
    stockOf(
      '<div class="price price--sold-out"><b>₹1,499</b><span class="badge price__badge-sold-out">Sold out</span></div>',
    ),
  ).toBe('out-of-stock');
});

test('a page that says nothing and shows no price has no availability', () => {
  expect(stockOf('<p>A lamp of brass.</p>')).toBe(null);
});

test('of two texts in a list about stock the one that says out counts', () => {
  const list = (name: string) =>
    `<ul class="${name}"><li>Available in <a>1 store</a>, in stock</li><li>Cannot be bought now</li></ul>`;
  expect(stockOf(price + list('availability-box'))).toBe('out-of-stock');
  expect(stockOf(price + list('sizes'))).toBe('in-stock');
});

test('a product whose sizes are described as products of its name is in stock with any of them', () => {
  const sizes = ['OutOfStock', 'InStock', 'OutOfStock'].map(offer).join('');
  expect(stockOf(price + sizes)).toBe('in-stock');
  expect(stockOf(price + offer('OutOfStock'))).toBe('out-of-stock');
});
