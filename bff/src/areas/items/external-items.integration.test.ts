import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
  addExternalItem,
  addItem,
  createRegistry,
  listItems,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { PICTURES_FOLDER, pictureFile } from '@gift-registry/workers-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { registryForm } from '../../testing/registry-form.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Body = RequestOf<typeof addExternalItem>['body'];
type Product = Body['product'];

const [hash, otherHash] = ['a'.repeat(64), 'b'.repeat(64)];
const url = 'https://shop.example/lamp';

let testApp: TestApp;
before(async () => {
  testApp = await createTestApp();
  const folder = join(testApp.deps.config.dataDir, PICTURES_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const one of [hash, otherHash])
    for (const size of ['small', 'large'] as const)
      await writeFile(join(folder, pictureFile(one, size)), `${one} ${size}`);
});
after(() => testApp.close());

async function host() {
  const { client } = await signUpAndIn(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  const add = (product: Partial<Product> = {}, corrected: Body['corrected'] = []) =>
    client.call(addExternalItem, {
      body: {
        registryId,
        product: { url, name: 'Clay lamp', price: 1299.5, ...product },
        corrected,
      },
    });
  const list = async () => (await client.call(listItems, { params: { registryId } })).items;
  return { client, registryId, add, list };
}

test('a gift of any website joins the registry', async () => {
  const { add, list } = await host();
  const item = await add({ brand: 'Potters', picture: hash });
  assert.deepEqual(item.product, {
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
  });
  assert.deepEqual(await list(), [item]);
});

test('the same address in other words is the same gift, one more of it', async () => {
  const { add, list } = await host();
  const first = await add({ description: 'Made by hand', picture: hash });
  const second = await add({
    url: 'HTTPS://SHOP.example/lamp?utm_source=mail#reviews',
    name: 'Clay lamp, large',
    price: null,
  });
  assert.equal(second.id, first.id);
  assert.equal(second.quantityRequested, 2);
  assert.deepEqual(second.product, { ...first.product, name: 'Clay lamp, large' });
  assert.equal((await list()).length, 1);
});

test("one host's words never change another host's gift", async () => {
  const [one, other] = [await host(), await host()];
  const mine = await one.add();
  const theirs = await other.add({ name: 'Somebody else says so', price: 1 });
  assert.notEqual(theirs.product.id, mine.product.id);
  assert.deepEqual(await one.list(), [mine]);
  const body = { registryId: other.registryId, productId: mine.product.id };
  assert.equal((await failureOf(other.client.call(addItem, { body }))).status, 404);
});

test('a gift shows a kept picture or the placeholder, never a picture of the shop', async () => {
  const { add } = await host();
  const { product } = await add({ picture: null });
  assert.match(product.imageUrl, /^\/pictures\/placeholder\.svg\?v=\w+$/);
  assert.equal(product.thumbnailUrl, product.imageUrl);
  assert.equal((await testApp.app.inject({ url: product.imageUrl })).statusCode, 200);
  for (const picture of ['c'.repeat(64), 'https://cdn.example/lamp.jpg', '../../session-secret']) {
    const refusal = await failureOf(add({ picture }));
    assert.deepEqual([refusal.status, refusal.field], [422, 'product.picture'], picture);
  }
});

test('a correction stands until the host corrects it again', async () => {
  const { add } = await host();
  await add({ brand: 'Potters', picture: hash });
  const corrected = { name: 'Our lamp', brand: null, price: null, picture: null };
  await add(corrected, ['name', 'brand', 'price', 'picture']);
  const scraped = { name: 'Clay lamp 25 % OFF', brand: 'Potters', picture: otherHash };
  const { product } = await add({ ...scraped, description: 'New', currency: 'USD', price: 12 });
  assert.deepEqual(
    [product.name, product.brand, product.price, product.currency, product.description],
    ['Our lamp', null, null, 'INR', 'New'],
  );
  assert.match(product.imageUrl, /placeholder/);
  const again = await add({ ...scraped, price: 12, currency: 'USD' }, ['price', 'picture']);
  assert.deepEqual([again.product.name, again.product.price], ['Our lamp', 12]);
  assert.deepEqual([again.product.currency, again.product.brand], ['USD', null]);
  assert.match(again.product.imageUrl, new RegExp(otherHash));
});

test('an address that can not be opened is refused, and so is a gift without a name', async () => {
  const { add } = await host();
  for (const bad of ['javascript:alert(1)', 'not an address', 'https://me:pw@shop.example/']) {
    const refusal = await failureOf(add({ url: bad }));
    assert.deepEqual(
      [refusal.status, refusal.field, refusal.message],
      [422, 'product.url', 'Please enter a valid product URL'],
    );
  }
  const nameless = await failureOf(add({ name: ' ' }));
  assert.deepEqual([nameless.status, nameless.field], [422, 'product.name']);
});

test('another currency is kept with its price', async () => {
  const { add } = await host();
  const { product } = await add({ price: 49, currency: 'USD' });
  assert.deepEqual([product.price, product.currency], [49, 'USD']);
});
