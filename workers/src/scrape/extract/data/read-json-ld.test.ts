import { readPage } from '../../page/page.ts';
import { readJsonLd } from './read-json-ld.ts';

const url = new URL('https://shop.example/p/lamp?variant=2');

function read(...blocks: unknown[]) {
  const scripts = blocks.map((block) => {
    const text = typeof block === 'string' ? block : JSON.stringify(block);
    return `<script type="application/ld+json">${text}</script>`;
  });
  return readJsonLd(readPage(`<title>Lamp</title>${scripts.join('')}`, url));
}

const offer = { '@type': 'Offer', price: '1499.00', priceCurrency: 'INR' };
const lamp = { '@type': 'Product', name: 'Lamp', offers: offer };
const priceOf = (...blocks: unknown[]) => read(...blocks).products[0]?.offers[0]?.amount;

test('a product is found anywhere in the JSON-LD', () => {
  expect(priceOf(lamp)).toBe(1499);
  expect(priceOf([{ '@type': 'WebSite' }, lamp])).toBe(1499);
  expect(priceOf({ '@graph': [{ '@type': 'Organization' }, lamp] })).toBe(1499);
  expect(priceOf({ '@type': 'ItemPage', mainEntity: lamp })).toBe(1499);
  expect(priceOf({ '@type': 'BuyAction', object: lamp })).toBe(1499);
  expect(priceOf('{"broken', { '@type': 'BreadcrumbList' }, lamp)).toBe(1499);
  expect(priceOf({ ...lamp, '@type': ['Product', 'Car'] })).toBe(1499);
  expect(priceOf({ ...lamp, '@type': 'http://schema.org/Product' })).toBe(1499);
});

test('an offer is resolved by its @id', () => {
  const graph = [
    { '@type': 'Product', name: 'Lamp', offers: { '@id': '#offer' } },
    { '@id': '#offer', ...offer },
  ];
  expect(priceOf({ '@graph': graph })).toBe(1499);
});

test('prices are read from offers, aggregates and specifications', () => {
  const withOffers = (offers: unknown) => priceOf({ '@type': 'Product', name: 'Lamp', offers });
  expect(withOffers({ '@type': 'AggregateOffer', lowPrice: 899, highPrice: 1299 })).toBe(899);
  expect(withOffers({ priceSpecification: { price: '12.50', priceCurrency: 'EUR' } })).toBe(12.5);
  expect(
    withOffers({
      priceSpecification: [
        { priceType: 'https://schema.org/ListPrice', price: 20 },
        { price: 15, priceCurrency: 'EUR' },
      ],
    }),
  ).toBe(15);
  expect(withOffers({ price: '₹1,41,999' })).toBe(141999);
  expect(withOffers({ price: '34.000', priceCurrency: 'CLP' })).toBe(34000);
  expect(withOffers({ price: '34.000', priceCurrency: 'EUR' })).toBe(34);
  expect(withOffers({ price: 0 })).toBe(null);
  expect(withOffers({ price: {} })).toBe(null);
  expect(priceOf({ '@type': 'Product', name: 'Lamp', Offers: { Price: '5' } })).toBe(5);
});

test('a product group has the offer and picture of the variant in the address', () => {
  const variant = (number: number, price: number) => ({
    '@type': 'Product',
    url: `https://shop.example/p/lamp?variant=${number}`,
    image: `//cdn.example/${number}.jpg`,
    offers: { price, priceCurrency: 'INR' },
  });
  const { products } = read({
    '@type': 'ProductGroup',
    name: 'Lamp',
    hasVariant: [variant(1, 100), variant(2, 200)],
  });
  expect(products.length).toBe(1);
  expect(products[0]?.offers.map(({ amount }) => amount)).toStrictEqual([200]);
  expect(products[0]?.images).toStrictEqual(['https://cdn.example/2.jpg']);
});

test('texts are decoded, and only http addresses are pictures', () => {
  const { products } = read({
    ...lamp,
    name: 'Meera&#039;s &lt;b&gt;lamp&lt;/b&gt;',
    brand: { '@type': 'Brand', name: 'Dhatu' },
    image: [null, 'javascript:alert(1)', 'data:image/png;base64,xx', { contentUrl: ['/a.jpg'] }],
  });
  expect(products[0]?.name).toBe("Meera's lamp");
  expect(products[0]?.brand).toBe('Dhatu');
  expect(products[0]?.images).toStrictEqual(['https://shop.example/a.jpg']);
});

test('related products and list items are not the product', () => {
  const other = { '@type': 'Product', name: 'Vase' };
  const list = { '@type': 'ItemList', itemListElement: [{ item: other }, { item: other }] };
  const found = read({ ...lamp, isRelatedTo: [other], isSimilarTo: other }, list);
  expect(found.products.map(({ name }) => name)).toStrictEqual(['Lamp']);
  expect(found.isList).toBe(true);
});

test('ten thousand levels of nesting are skipped', () => {
  const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  expect(read(deep, lamp).products.length).toStrictEqual(1);
});

const offersOf = (offers: unknown) =>
  read({ ...lamp, offers }).products[0]?.offers.map(({ amount }) => amount);

test('the offer of the page’s own address is taken, and so is the variant, with its name', () => {
  const at = (path: string, price: number) => ({
    ...offer,
    url: `https://shop.example${path}`,
    price,
  });
  expect(offersOf([at('/p/lamp?variant=1', 5), at('/p/lamp?variant=2', 6)])).toStrictEqual([6]);
  expect(offersOf([at('/p/lamp?variant=1', 5), at('/p/lamp?variant=3', 6)])).toStrictEqual([5, 6]);
  const variant = (path: string, name: string, price: number) => ({
    '@type': 'Product',
    name,
    url: `https://shop.example${path}`,
    offers: { ...offer, price },
  });
  const [group] = read({
    '@type': 'ProductGroup',
    name: 'Lamp',
    hasVariant: [variant('/p/lamp-nano', 'Lamp Nano', 99), variant('/p/lamp', 'Lamp Wi-Fi', 129)],
  }).products;
  expect([group?.name, group?.offers.map(({ amount }) => amount)]).toStrictEqual([
    'Lamp Wi-Fi',
    [129],
  ]);
});

test('a used thing is no offer beside a new one', () => {
  const as = (condition: string, price: number) => ({
    ...offer,
    itemCondition: `https://schema.org/${condition}`,
    price,
  });
  for (const other of ['UsedCondition', 'RefurbishedCondition', 'DamagedCondition'])
    expect(offersOf([as(other, 5), as('NewCondition', 9)])).toStrictEqual([9]);
  expect(offersOf([as('UsedCondition', 5)])).toStrictEqual([5]);
});

test('a price without tax, by weight or for members is not what a person pays', () => {
  const specified = (...priceSpecification: object[]) =>
    offersOf({ priceCurrency: 'EUR', priceSpecification });
  expect(
    specified(
      { price: 100, valueAddedTaxIncluded: false },
      { price: 119, valueAddedTaxIncluded: true },
    ),
  ).toStrictEqual([119]);
  expect(
    specified({ price: 3, referenceQuantity: { unitCode: 'KGM' } }, { price: 9 }),
  ).toStrictEqual([9]);
  expect(specified({ price: 8, validForMemberTier: { name: 'Gold' } }, { price: 9 })).toStrictEqual(
    [9],
  );
});

test('the point of a price in the data is a decimal point', () => {
  expect(offersOf({ price: '3.350', priceCurrency: 'GBP' })).toStrictEqual([3.35]);
});
