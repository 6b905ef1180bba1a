import { readPage } from '../../page/page.ts';
import { readVisible } from './read-visible.ts';

function read(body: string) {
  const page = readPage(
    `<title>Lamp</title><body>${body}</body>`,
    new URL('https://shop.example/p/lamp'),
  );
  return readVisible(page);
}

test('the price beside the heading ranks above prices in menu, basket and related products', () => {
  const facts = read(`
    <nav><a>Under ₹599</a></nav><div class="mini-cart"><span class="price">₹0.00</span></div>
    <h1>Lamp</h1><div class="product-price"><del>₹2,000</del> <span>₹1,499</span></div>
    <button>Add to cart</button>
    <div class="related-products"><span class="price">₹99</span></div>`);
  expect(facts.tags[0]?.tag.amount).toBe(1499);
  expect(facts.tags[0]?.tag.currency).toBe('INR');
  expect(facts.strikethroughPrices).toStrictEqual([2000]);
  expect(facts.cartButtons).toBe(1);
});

test('an instalment, a delivery fee and a saving are not the price', () => {
  const facts = read(`<h1>Lamp</h1><span class="emi-price">₹125</span>
    <span class="shipping-cost">₹49</span><span class="price-saving">₹501</span><p class="price">₹1,499</p>`);
  expect(facts.tags[0]?.tag.amount).toBe(1499);
});

test('a price without a label has less confidence', () => {
  const plain = read('<h1>Lamp</h1><p>₹899</p>').tags[0];
  const labelled = read('<h1>Lamp</h1><p class="price">₹899</p>').tags[0];
  expect(plain?.tag.amount).toBe(899);
  expect(plain?.score ?? 0).toBeLessThan(labelled?.score ?? 0);
});

test('the only amount of a page is its price, whatever the label around it says', () => {
  const saving = '<div class="price-and-saving">₹1,499</div>';
  const only = read(`<h1>Lamp</h1>${saving}`).tags[0];
  expect([only?.tag.amount, (only?.score ?? 0) > 0.5]).toStrictEqual([1499, true]);
  expect(read(`<h1>Lamp</h1>${saving}<p class="price">₹2,499</p>`).tags[0]?.tag.amount).toBe(2499);
  expect(read('<h1>Lamp</h1><p class="price">Save ₹1,499</p>').tags[0]?.score).toBeLessThan(0.5);
});

test('a price in a card that links to another product, or below "Similar products", is not its own', () => {
  const card = '<div><a href="/p/vase-1234">Vase</a><span class="price">₹529</span></div>';
  const below = '<h2>Alternative Artikel</h2><div><span class="price">₹549</span></div>';
  const own = read(`<h1>Lamp</h1><p class="price">₹1,499</p>${card}${below}`).tags.filter(
    ({ isCard, isSecondary }) => !isCard && !isSecondary,
  );
  expect(own.map(({ tag }) => tag.amount)).toStrictEqual([1499]);
});

test('the heading and the price inside the header of an article are the product’s', () => {
  const { headings, tags } = read(
    '<header><h2>Shop</h2></header><main><header><h1>Lamp</h1><p class="price">₹1,499</p></header></main>',
  );
  expect([
    headings[0]?.text,
    headings[0]?.spot.secondarySection,
    tags[0]?.isSecondary,
  ]).toStrictEqual(['Lamp', null, false]);
});
