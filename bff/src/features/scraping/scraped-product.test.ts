import type { ScrapeJobResult } from '@gift-registry/workers-contract';
import { sampleScrapeResult } from '../../testing/samples/sample-scrape-result.ts';
import type { KnownProduct } from './external-products.repository.ts';
import { toScrapedProduct, withCorrections } from './scraped-product.ts';

const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
const pictureUrl = (hash: string) => `/gift-pictures/${hash}-1280.webp`;

const found = sampleScrapeResult({
  outcome: 'partial',
  price: null,
  currency: null,
  availability: null,
  description: 'Made by hand',
  image: 'https://cdn.example/lamp.jpg',
  pictures: [first],
  evidence: {
    name: 'json-ld',
    price: 'visible',
  },
});

const known: KnownProduct = {
  name: 'The lamp we want',
  brand: 'Potters',
  description: 'Old words',
  price: 900,
  currency: 'INR',
  imageUrl: pictureUrl(second),
  correctedFields: ['name', 'price', 'currency', 'picture'],
};

test('an empty field is noted as not found or not sure', () => {
  const { notes, image, pictures } = toScrapedProduct(found);
  expect(notes).toStrictEqual({ brand: 'not-found', price: 'not-sure', currency: 'not-found' });
  expect(image).toBe(pictureUrl(first));
  expect(pictures).toStrictEqual([{ hash: first, url: pictureUrl(first) }]);
  expect(toScrapedProduct({ ...found, pictures: [] }).notes.picture).toBe('not-found');
});

test('an empty price comes with the prices to choose from', () => {
  const choices = {
    price: [
      { amount: 849, currency: 'INR', place: 'shown' },
      { amount: 796.81, currency: null, place: 'data' },
    ],
  } satisfies ScrapeJobResult['choices'];
  expect(toScrapedProduct({ ...found, choices }).priceChoices).toStrictEqual(choices.price);
  expect(toScrapedProduct({ ...found, price: 849, choices }).priceChoices).toBeUndefined();
  expect(withCorrections(toScrapedProduct({ ...found, choices }), known).priceChoices).toBe(
    undefined,
  );
});

test("corrected fields keep the host's values, the others take the page's", () => {
  const product = withCorrections(toScrapedProduct(found), known);
  expect([
    product.name,
    product.price,
    product.currency,
    product.description,
    product.brand,
  ]).toStrictEqual(['The lamp we want', 900, 'INR', 'Made by hand', null]);
  expect(product.pictures.map(({ hash }) => hash)).toStrictEqual([second, first]);
  expect(product.image).toBe(pictureUrl(second));
  expect(product.notes.price).toBe('corrected');
  expect(product.notes.brand).toBe('not-found');
});

test('a removed picture stays removed and can be chosen again', () => {
  const product = withCorrections(toScrapedProduct(found), {
    ...known,
    imageUrl: '/pictures/placeholder.svg?v=1',
  });
  expect(product.image).toBe(null);
  expect(product.pictures.length).toBe(1);
});
