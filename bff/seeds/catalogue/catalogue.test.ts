import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { catalogueOccasions } from '@gift-registry/bff-contract';
import { drawings } from '../pictures/drawings/index.ts';
import {
  drawPlaceholder,
  drawProduct,
  pictureFile,
  picturesFolder,
  placeholderFile,
} from '../pictures/product-picture.ts';
import { catalogue, catalogueProducts } from './index.ts';

const largestPicture = 8 * 1024;

test('offers at least 120 products in at least 10 categories', () => {
  expect(catalogueProducts.length).toBeGreaterThanOrEqual(120);
  expect(catalogue.length).toBeGreaterThanOrEqual(10);
  for (const { products } of catalogue) expect(products.length).toBeGreaterThan(0);
});

test('keys and names are unique, and keys are slugs', () => {
  const categoryKeys = catalogue.map(({ key }) => key);
  const productKeys = catalogueProducts.map(({ key }) => key);
  const names = catalogueProducts.map(({ name }) => name);
  for (const values of [categoryKeys, productKeys, names]) {
    expect(new Set(values).size).toBe(values.length);
  }
  for (const key of [...categoryKeys, ...productKeys])
    expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every product can be sold: price, stock, description and occasions', () => {
  for (const { key, price, stockQuantity, description, occasions } of catalogueProducts) {
    expect({
      case: `${key}: price ${price}`,
      holds: Boolean(Number.isInteger(price) && price > 0),
    }).toStrictEqual({ case: `${key}: price ${price}`, holds: true });
    expect({
      case: `${key}: stock`,
      holds: Boolean(Number.isInteger(stockQuantity) && stockQuantity >= 0),
    }).toStrictEqual({ case: `${key}: stock`, holds: true });
    expect(description.split(/[.!]( |$)/).length).toBeGreaterThan(2);
    expect(occasions.length).toBeGreaterThan(0);
    expect({ case: `${key}: an occasion twice`, got: new Set(occasions).size }).toStrictEqual({
      case: `${key}: an occasion twice`,
      got: occasions.length,
    });
    for (const occasion of occasions)
      expect({
        case: `${key}: ${occasion}`,
        holds: Boolean(catalogueOccasions.includes(occasion)),
      }).toStrictEqual({ case: `${key}: ${occasion}`, holds: true });
  }
});

test('every filter of the catalogue finds something', () => {
  const count = (matches: (product: (typeof catalogueProducts)[number]) => boolean) =>
    catalogueProducts.filter(matches).length;
  expect(count(({ price }) => price < 1000)).toBeGreaterThanOrEqual(10);
  expect(count(({ price }) => price >= 1000 && price < 5000)).toBeGreaterThanOrEqual(10);
  expect(count(({ price }) => price >= 5000)).toBeGreaterThanOrEqual(10);
  expect(count(({ stockQuantity }) => stockQuantity === 0)).toBeGreaterThanOrEqual(3);
  expect(
    count(({ stockQuantity }) => stockQuantity > 0 && stockQuantity <= 3),
  ).toBeGreaterThanOrEqual(3);
  for (const occasion of catalogueOccasions) {
    expect(count(({ occasions }) => occasions.includes(occasion))).toBeGreaterThanOrEqual(9);
  }
});

test('no two products share a picture, and no drawing is left unused', () => {
  const pictures = catalogueProducts.map(({ picture }) => `${picture.drawing} ${picture.colours}`);
  expect(new Set(pictures).size).toBe(pictures.length);
  const used = new Set<string>(catalogueProducts.map(({ picture }) => picture.drawing));
  expect(Object.keys(drawings).filter((name) => !used.has(name))).toStrictEqual([]);
});

test('the picture files are exactly what the drawing code draws', async () => {
  const expected = new Map([
    [placeholderFile, drawPlaceholder()],
    ...catalogueProducts.map(
      (product) => [pictureFile(product.key), drawProduct(product)] as const,
    ),
  ]);
  expect((await readdir(picturesFolder)).sort()).toStrictEqual(
    [...expected.keys()].map((file) => basename(file)).sort(),
  );
  for (const [file, svg] of expected) {
    expect({
      case: `${basename(file)}: run draw-pictures.ts`,
      got: await readFile(file, 'utf8'),
    }).toStrictEqual({ case: `${basename(file)}: run draw-pictures.ts`, got: svg });
  }
});

test('pictures are small, titled and self-contained', async () => {
  for (const file of await readdir(picturesFolder)) {
    const svg = await readFile(`${picturesFolder}/${file}`, 'utf8');
    expect(Buffer.byteLength(svg)).toBeLessThan(largestPicture);
    expect({ case: file, text: svg }).toStrictEqual({
      case: file,
      text: expect.stringMatching(/^<svg [^>]*viewBox="0 0 800 800"[^>]*><title>[^<]+<\/title>/),
    });
    expect({ case: file, text: svg }).toStrictEqual({
      case: file,
      text: expect.not.stringMatching(
        /<script|<foreignObject|<image|\son\w+=|href=|url\((?!#)|NaN|undefined/,
      ),
    });
  }
});
