import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { test } from 'node:test';
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
  assert.ok(catalogueProducts.length >= 120, `only ${catalogueProducts.length} products`);
  assert.ok(catalogue.length >= 10, `only ${catalogue.length} categories`);
  for (const { key, products } of catalogue) assert.ok(products.length > 0, `${key} is empty`);
});

test('keys and names are unique, and keys are slugs', () => {
  const categoryKeys = catalogue.map(({ key }) => key);
  const productKeys = catalogueProducts.map(({ key }) => key);
  const names = catalogueProducts.map(({ name }) => name);
  for (const values of [categoryKeys, productKeys, names]) {
    assert.equal(new Set(values).size, values.length);
  }
  for (const key of [...categoryKeys, ...productKeys])
    assert.match(key, /^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every product can be sold: price, stock, description and occasions', () => {
  for (const { key, price, stock_quantity, description, occasions } of catalogueProducts) {
    assert.ok(Number.isInteger(price) && price > 0, `${key}: price ${price}`);
    assert.ok(Number.isInteger(stock_quantity) && stock_quantity >= 0, `${key}: stock`);
    assert.ok(description.split(/[.!]( |$)/).length > 2, `${key}: a one-sentence description`);
    assert.ok(occasions.length > 0, `${key}: no occasion`);
    assert.equal(new Set(occasions).size, occasions.length, `${key}: an occasion twice`);
    for (const occasion of occasions)
      assert.ok(catalogueOccasions.includes(occasion), `${key}: ${occasion}`);
  }
});

test('every filter of the catalogue finds something', () => {
  const count = (matches: (product: (typeof catalogueProducts)[number]) => boolean) =>
    catalogueProducts.filter(matches).length;
  assert.ok(count(({ price }) => price < 1000) >= 10);
  assert.ok(count(({ price }) => price >= 1000 && price < 5000) >= 10);
  assert.ok(count(({ price }) => price >= 5000) >= 10);
  assert.ok(count(({ stock_quantity }) => stock_quantity === 0) >= 3);
  assert.ok(count(({ stock_quantity }) => stock_quantity > 0 && stock_quantity <= 3) >= 3);
  for (const occasion of catalogueOccasions) {
    assert.ok(count(({ occasions }) => occasions.includes(occasion)) >= 9, occasion);
  }
});

test('no two products share a picture, and no drawing is left unused', () => {
  const pictures = catalogueProducts.map(({ picture }) => `${picture.drawing} ${picture.colours}`);
  assert.equal(new Set(pictures).size, pictures.length);
  const used = new Set<string>(catalogueProducts.map(({ picture }) => picture.drawing));
  assert.deepEqual(
    Object.keys(drawings).filter((name) => !used.has(name)),
    [],
  );
});

test('the picture files are exactly what the drawing code draws', async () => {
  const expected = new Map([
    [placeholderFile, drawPlaceholder()],
    ...catalogueProducts.map(
      (product) => [pictureFile(product.key), drawProduct(product)] as const,
    ),
  ]);
  assert.deepEqual(
    (await readdir(picturesFolder)).sort(),
    [...expected.keys()].map((file) => basename(file)).sort(),
  );
  for (const [file, svg] of expected) {
    assert.equal(await readFile(file, 'utf8'), svg, `${basename(file)}: run draw-pictures.ts`);
  }
});

test('pictures are small, titled and self-contained', async () => {
  for (const file of await readdir(picturesFolder)) {
    const svg = await readFile(`${picturesFolder}/${file}`, 'utf8');
    assert.ok(Buffer.byteLength(svg) < largestPicture, `${file}: ${Buffer.byteLength(svg)} bytes`);
    assert.match(svg, /^<svg [^>]*viewBox="0 0 800 800"[^>]*><title>[^<]+<\/title>/, file);
    assert.doesNotMatch(
      svg,
      /<script|<foreignObject|<image|\son\w+=|href=|url\((?!#)|NaN|undefined/,
      file,
    );
  }
});
