import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addExternalItem,
  addItem,
  createRegistry,
  createShare,
  listItems,
  listSharedItems,
  type RequestOf,
} from '@gift-registry/bff-contract';
import sharp from 'sharp';
import { PICTURES_FOLDER, pictureFile } from '@gift-registry/workers-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Body = RequestOf<typeof addExternalItem>['body'];
type Product = Body['product'];

const [hash, otherHash] = ['a'.repeat(64), 'b'.repeat(64)];
const url = 'https://shop.example/lamp';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
  const folder = join(testApp.deps.config.dataDir, PICTURES_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const one of [hash, otherHash])
    for (const size of ['small', 'large'] as const)
      await writeFile(join(folder, pictureFile(one, size)), `${one} ${size}`);
});
afterAll(() => testApp.close());

async function host() {
  const { client } = await signUpAndIn(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  const send = (product: Partial<Product>, rest: Omit<Body, 'registryId' | 'product'>) =>
    client.call(addExternalItem, {
      body: { registryId, product: { url, name: 'Clay lamp', price: 1299.5, ...product }, ...rest },
    });
  const add = (product: Partial<Product> = {}) => send(product, {});
  const addMore = (product: Partial<Product> = {}, corrected: Body['corrected'] = []) =>
    send(product, { corrected, addToExisting: true });
  const list = async () => (await client.call(listItems, { params: { registryId } })).items;
  return { client, registryId, add, addMore, list };
}

test('a gift of any website joins the registry', async () => {
  const { add, list } = await host();
  const item = await add({ brand: 'Potters', picture: hash });
  expect(item.product).toStrictEqual({
    id: item.product.id,
    name: 'Clay lamp',
    brand: 'Potters',
    description: '',
    price: 1299.5,
    currency: 'INR',
    imageUrl: `/gift-pictures/${hash}-1280.webp`,
    thumbnailUrl: `/gift-pictures/${hash}-640.webp`,
    externalUrl: url,
    source: 'external',
    stockQuantity: 0,
    categoryId: null,
    occasions: [],
    imageAlt: null,
  });
  expect(await list()).toStrictEqual([item]);
});

test('guests see up to four pictures of an opened gift', async () => {
  const { client, registryId, addMore } = await host();
  const { product } = await addMore({ picture: hash, morePictures: [otherHash, hash, otherHash] });
  const { shareCode } = await client.call(createShare, { params: { registryId } });
  const shown = async () =>
    (await testApp.client().call(listSharedItems, { params: { shareCode } })).items.map(
      ({ moreImageUrls }) => moreImageUrls,
    );
  expect(await shown()).toStrictEqual([[`/gift-pictures/${otherHash}-1280.webp`]]);
  await addMore({ picture: otherHash, morePictures: ['c'.repeat(64)] });
  expect(await shown()).toStrictEqual([null]);
  expect(product.imageUrl).toBe(`/gift-pictures/${hash}-1280.webp`);
});

test('a cut-out is told from a photograph, and guests get the colour of its ground', async () => {
  const { client, registryId, add } = await host();
  const ground = { width: 120, height: 120, channels: 3, background: '#f0e8dc' } as const;
  const cutOut = 'e'.repeat(64);
  const folder = join(testApp.deps.config.dataDir, PICTURES_FOLDER);
  for (const size of ['small', 'large'] as const)
    await sharp({ create: ground })
      .webp({ lossless: true })
      .toFile(join(folder, pictureFile(cutOut, size)));
  await add({ picture: cutOut });
  // Nothing can be measured on this one.
  await add({ picture: hash, url: 'https://shop.example/vase', name: 'Vase' });
  const { shareCode } = await client.call(createShare, { params: { registryId } });
  const { items } = await testApp.client().call(listSharedItems, { params: { shareCode } });
  const looks = items.map(({ name, imageColour, imageIsCutOut }) => [
    name,
    { imageColour, imageIsCutOut },
  ]);
  expect(Object.fromEntries(looks)).toStrictEqual({
    'Clay lamp': { imageColour: '#f0e8dc', imageIsCutOut: true },
    Vase: { imageColour: null, imageIsCutOut: false },
  });
});

test('the same address in other words is the same gift, one more of it', async () => {
  const { add, addMore, list } = await host();
  const first = await add({ description: 'Made by hand', picture: hash });
  const second = await addMore({
    url: 'HTTPS://SHOP.example/lamp?utm_source=mail#reviews',
    name: 'Clay lamp, large',
    price: null,
  });
  expect(second.id).toBe(first.id);
  expect(second.quantityRequested).toBe(2);
  expect(second.product).toStrictEqual({ ...first.product, name: 'Clay lamp, large' });
  expect((await list()).length).toBe(1);
});

test("one host's words never change another host's gift", async () => {
  const [one, other] = [await host(), await host()];
  const mine = await one.add();
  const theirs = await other.add({ name: 'Somebody else says so', price: 1 });
  expect(theirs.product.id).not.toBe(mine.product.id);
  expect(await one.list()).toStrictEqual([mine]);
  const body = { registryId: other.registryId, productId: mine.product.id };
  expect((await failureOf(other.client.call(addItem, { body }))).status).toBe(404);
});

test('a gift shows a kept picture or the placeholder, never a picture of the shop', async () => {
  const { add } = await host();
  const { product } = await add({ picture: null });
  expect(product.imageUrl).toMatch(/^\/pictures\/placeholder\.svg\?v=\w+$/);
  expect(product.thumbnailUrl).toBe(product.imageUrl);
  expect((await testApp.app.inject({ url: product.imageUrl })).statusCode).toBe(200);
  for (const picture of ['c'.repeat(64), 'https://cdn.example/lamp.jpg', '../../session-secret']) {
    const refusal = await failureOf(add({ picture }));
    expect({ case: picture, got: [refusal.status, refusal.field] }).toStrictEqual({
      case: picture,
      got: [422, 'product.picture'],
    });
  }
});

test('a correction stands until the host corrects it again', async () => {
  const { add, addMore } = await host();
  await add({ brand: 'Potters', picture: hash });
  const corrected = { name: 'Our lamp', brand: null, price: null, picture: null };
  await addMore(corrected, ['name', 'brand', 'price', 'picture']);
  const scraped = { name: 'Clay lamp 25 % OFF', brand: 'Potters', picture: otherHash };
  const { product } = await addMore({ ...scraped, description: 'New', currency: 'USD', price: 12 });
  expect([
    product.name,
    product.brand,
    product.price,
    product.currency,
    product.description,
  ]).toStrictEqual(['Our lamp', null, null, 'INR', 'New']);
  expect(product.imageUrl).toMatch(/placeholder/);
  const again = await addMore({ ...scraped, price: 12, currency: 'USD' }, ['price', 'picture']);
  expect([again.product.name, again.product.price]).toStrictEqual(['Our lamp', 12]);
  expect([again.product.currency, again.product.brand]).toStrictEqual(['USD', null]);
  expect(again.product.imageUrl).toMatch(new RegExp(otherHash));
});

test('an address that can not be opened is refused, and so is a gift without a name', async () => {
  const { add } = await host();
  for (const bad of ['javascript:alert(1)', 'not an address', 'https://me:pw@shop.example/']) {
    const refusal = await failureOf(add({ url: bad }));
    expect([refusal.status, refusal.field, refusal.message]).toStrictEqual([
      422,
      'product.url',
      'Please enter a valid product URL',
    ]);
  }
  for (const hidden of ['http://127.0.0.1/x', 'http://169.254.169.254/', 'router.local/lamp']) {
    const refusal = await failureOf(add({ url: hidden }));
    expect([refusal.status, refusal.field, refusal.message]).toStrictEqual([
      422,
      'product.url',
      'Guests can’t open this address. Please use the shop’s public web address.',
    ]);
  }
  const nameless = await failureOf(add({ name: ' ' }));
  expect([nameless.status, nameless.field]).toStrictEqual([422, 'product.name']);
});

test('a gift without an address is always a new one', async () => {
  const { add, list } = await host();
  const first = await add({ url: null, name: 'Quilt by Meena', price: null });
  expect([first.product.source, first.product.externalUrl]).toStrictEqual(['external', null]);
  const second = await add({ url: null, name: 'Quilt by Meena', price: null });
  expect(await list()).toStrictEqual([second, first]);
  const nowhere = await failureOf(add({ url: '' }));
  expect([nowhere.status, nowhere.field]).toStrictEqual([422, 'product.url']);
});

test('a product of the catalogue has no address', async () => {
  const { product } = await (await host()).add();
  const change = testApp.deps.db
    .updateTable('products')
    .set({ sourceType: 'internal' })
    .where('id', '=', product.id)
    .execute();
  await expect(change).rejects.toThrow(/products_of_catalogue_have_no_address/);
});

test('another currency is kept with its price', async () => {
  const { add } = await host();
  const { product } = await add({ price: 49, currency: 'USD' });
  expect([product.price, product.currency]).toStrictEqual([49, 'USD']);
});
