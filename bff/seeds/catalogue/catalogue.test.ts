import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueOccasions, fundKinds } from '@gift-registry/bff-contract';
import { picturesFolder } from '../../src/platform/pictures/picture-url.ts';
import { catalogue } from './index.ts';

const catalogueProducts = catalogue.flatMap(({ products }) => products);

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
    expect(`${key}: ${price} rupees`).toMatch(/: [1-9]\d* rupees$/);
    expect(`${key}: ${stockQuantity} in stock`).toMatch(/: \d+ in stock$/);
    expect(description.split(/[.!]( |$)/).length).toBeGreaterThan(2);
    expect(occasions.length).toBeGreaterThan(0);
    expect([...new Set(occasions)]).toStrictEqual(occasions);
    expect(catalogueOccasions).toEqual(expect.arrayContaining([...occasions]));
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

test('every product and each kind of fund has a picture of its own, and the placeholder is the only other one', async () => {
  const files = await readdir(picturesFolder);
  expect(files.sort()).toStrictEqual(
    [
      'placeholder',
      ...fundKinds.map((kind) => `fund-${kind}`),
      ...catalogueProducts.map(({ key }) => key),
    ]
      .map((name) => `${name}.svg`)
      .sort(),
  );
  const pictures = await Promise.all(
    files.map((file) => readFile(join(picturesFolder, file), 'utf8')),
  );
  const withoutTitles = pictures.map((svg) => svg.replace(/<title>.*<\/title>/, ''));
  expect(new Set(withoutTitles).size).toBe(files.length);
});

test('pictures are small, titled and self-contained', async () => {
  for (const file of await readdir(picturesFolder)) {
    const svg = await readFile(join(picturesFolder, file), 'utf8');
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
