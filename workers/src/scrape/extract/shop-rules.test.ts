import { readPage } from '../page/page.ts';
import { readShop } from './read-shop.ts';

const amazon = `<body><span id="productTitle"> Brass Lamp </span><a id="bylineInfo">Dhatu</a>
  <div id="corePriceDisplay_desktop_feature_div">
    <span class="a-price priceToPay"><span class="a-offscreen">₹1,499.00</span><span aria-hidden="true">₹1,499</span></span>
    <span class="a-price a-text-price">M.R.P.: ₹2,999</span></div>
  <img id="landingImage" src="/small.jpg" data-old-hires="/large.jpg"><div id="feature-bullets">Solid brass</div>`;

test("Amazon's rule reads name, price, picture and description", () => {
  const facts = readShop(
    readPage(amazon, new URL('https://www.amazon.in/Brass-Lamp/dp/B01ABCDEFG')),
  );
  expect(facts?.name).toBe('Brass Lamp');
  expect([facts?.offers[0]?.amount, facts?.offers[0]?.currency]).toStrictEqual([1499, 'INR']);
  expect(facts?.images).toStrictEqual(['https://www.amazon.in/large.jpg']);
  expect(facts?.description).toBe('Solid brass');
});

test("Amazon's rule leaves the price of a range empty", () => {
  const range =
    '<span id="productTitle">Lamp</span><span id="priceblock_ourprice">₹999 - ₹1,999</span>';
  const facts = readShop(readPage(range, new URL('https://www.amazon.in/dp/B01')));
  expect(facts?.offers).toStrictEqual([]);
});

test("Amazon's blocks of the stock are read in any language", () => {
  const stock = (html: string) =>
    readShop(readPage(html, new URL('https://www.amazon.fr/dp/B01')))?.offers[0]?.availability;
  expect(stock('<div id="availability">Habituellement expédié sous 3 à 4 jours.</div>')).toBe(
    'in-stock',
  );
  expect(stock('<div id="outOfStock">Actuellement indisponible.</div>')).toBe('out-of-stock');
  expect(stock('<input id="add-to-cart-button">')).toBe('in-stock');
  expect(stock('<p>Lampe</p>')).toBe(undefined);
});

test('a rule applies to product pages of its own shop only', () => {
  expect(readShop(readPage(amazon, new URL('https://www.amazon.in/s?k=lamp')))).toBe(null);
  expect(readShop(readPage(amazon, new URL('https://amazon.in.example/dp/B01')))).toBe(null);
});
