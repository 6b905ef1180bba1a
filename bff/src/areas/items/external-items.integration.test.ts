import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  addExternalItem,
  addItem,
  createRegistry,
  listItems,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { registryForm } from '../../testing/registry-form.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Product = RequestOf<typeof addExternalItem>['body']['product'];

const demoShopOrigin = 'http://127.0.0.1:4321';
const url = 'https://shop.example/lamp';

let testApp: TestApp;
before(async () => {
  testApp = await createTestApp({ config: { demoShopOrigin } });
});
after(() => testApp.close());

async function host() {
  const { client } = await signUpAndIn(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  const add = (product: Partial<Product> = {}) =>
    client.call(addExternalItem, {
      body: { registryId, product: { url, name: 'Clay lamp', price: 1299.5, ...product } },
    });
  const list = async () => (await client.call(listItems, { params: { registryId } })).items;
  return { client, registryId, add, list };
}

test('a gift of any website joins the registry', async () => {
  const { add, list } = await host();
  const item = await add({ brand: 'Potters', imageUrl: 'https://cdn.example/lamp.jpg' });
  assert.deepEqual(item.product, {
    id: item.product.id,
    name: 'Clay lamp',
    brand: 'Potters',
    description: '',
    price: 1299.5,
    currency: 'INR',
    imageUrl: 'https://cdn.example/lamp.jpg',
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
  const first = await add({ description: 'Made by hand', imageUrl: 'https://cdn.example/1.jpg' });
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

test('pictures that are not safe to show become the placeholder', async () => {
  const { add } = await host();
  for (const [n, imageUrl] of [
    'http://cdn.example/lamp.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'lamp.jpg',
    '',
  ].entries()) {
    const { product } = await add({ url: `${url}/${n}`, imageUrl });
    assert.match(product.imageUrl, /^\/pictures\/placeholder\.svg\?v=\w+$/, imageUrl);
    assert.equal((await testApp.app.inject({ url: product.imageUrl })).statusCode, 200);
  }
  const fromDemo = await add({ url: `${url}/demo`, imageUrl: `${demoShopOrigin}/lamp.png` });
  assert.equal(fromDemo.product.imageUrl, `${demoShopOrigin}/lamp.png`);
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
