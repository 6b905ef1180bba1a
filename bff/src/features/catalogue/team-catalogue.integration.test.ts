import {
  addItem,
  claimItem,
  createCategory,
  createProduct,
  createRegistry,
  exportTeamProducts,
  getTeamProduct,
  importProducts,
  listProducts,
  listTeamCategories,
  listTeamProducts,
  orderCategories,
  saveProduct,
  setProductSale,
  setProductStock,
  urlOf,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { randomUUID } from 'node:crypto';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let userId: string;
beforeAll(async () => {
  app = await createTestApp();
  const { client, user } = await signUpAndIn(app, { role: 'admin' });
  admin = client;
  userId = user.id;
});
afterAll(() => app.close());

type Form = RequestOf<typeof createProduct>['body'];
const form = (changes: Partial<Form> = {}): Form => ({
  ...{ name: 'Copper jug', brand: 'Kansa', description: 'Hammered.', price: 2390 },
  ...{ occasions: ['wedding'], imageUrl: null, imageAlt: null, categoryId: null },
  ...{ stockQuantity: 8, ...changes },
});
const create = (changes?: Partial<Form>) => admin.call(createProduct, { body: form(changes) });
const { stockQuantity: _stock, ...saved } = form();

async function registryWithProduct() {
  const registry = await createSampleRegistry(app, userId, { items: 1, quantity: 3 });
  const { productId } = await app.deps.db
    .selectFrom('registryItems')
    .select('productId')
    .where('registryId', '=', registry.registryId)
    .executeTakeFirstOrThrow();
  return { ...registry, productId };
}

test('a product is added, found, edited, and a stale save loses nothing', async () => {
  const product = await create({ name: 'Copper jug with lid' });
  expect(product).toMatchObject({ stockQuantity: 8, isActive: true, registries: 0, version: 1 });
  const { rows } = await admin.call(listTeamProducts, { query: { search: 'JUG WITH' } });
  expect(rows).toMatchObject([{ id: product.id, price: 2390 }]);
  const params = { productId: product.id };
  const edited = await admin.call(saveProduct, {
    params,
    body: { ...saved, price: 2500, version: product.version },
  });
  expect(edited).toMatchObject({ price: 2500, version: 2, editedBy: expect.any(String) });
  const stale = await failureOf(
    admin.call(saveProduct, { params, body: { ...saved, name: 'Late', version: 1 } }),
  );
  expect(stale).toMatchObject({ status: 409, code: 'stale', current: { price: 2500 } });
  expect(await admin.call(getTeamProduct, { params })).toMatchObject({ name: saved.name });
});

test('a picture has to be stored by us', async () => {
  const other = `/gift-pictures/${'b'.repeat(64)}-1280.webp`;
  expect(await failureOf(create({ imageUrl: other }))).toMatchObject({ field: 'imageUrl' });
  expect(await failureOf(create({ imageUrl: 'https://shop.example/a.png' }))).toMatchObject({
    field: 'imageUrl',
  });
});

test('a product out of sale stays givable where it is, and can be added nowhere', async () => {
  const { productId, shareCode, itemIds } = await registryWithProduct();
  const params = { productId };
  const { client: host } = await signUpAndIn(app);
  const { id: registryId } = await host.call(createRegistry, { body: registryForm() });
  const add = () => host.call(addItem, { body: { registryId, productId, quantity: 1 } });
  expect(await admin.call(setProductSale, { params, body: { isActive: false } })).toMatchObject({
    ...{ isActive: false, registries: 1, openUnits: 3 },
  });
  const { products } = await app.client().call(listProducts, { query: { limit: 60 } });
  expect(products.map(({ id }) => id)).not.toContain(productId);
  expect(await failureOf(add())).toMatchObject({ status: 404 });
  const [itemId = ''] = itemIds;
  const { gift } = await app.client().call(claimItem, {
    ...{ params: { shareCode, itemId }, headers: { 'idempotency-key': randomUUID() } },
    body: { guestName: 'Me', quantity: 1 },
  });
  expect(gift).toMatchObject({ itemId });
  await admin.call(setProductSale, { params, body: { isActive: true } });
  expect(await add()).toMatchObject({ product: { id: productId } });
});

test('the database deletes no product that a registry holds', async () => {
  const { productId } = await registryWithProduct();
  const remove = (id: string) => app.deps.db.deleteFrom('products').where('id', '=', id).execute();
  await expect(remove(productId)).rejects.toThrow('registry_items_product_id_fkey');
  const { id: free } = await create({ name: 'In no registry' });
  await remove(free);
  expect(
    await failureOf(admin.call(getTeamProduct, { params: { productId: free } })),
  ).toMatchObject({ status: 404 });
});

test('the history of a stock says who counted why, and which gifts took it', async () => {
  const { productId, shareCode, itemIds } = await registryWithProduct();
  const params = { productId };
  const { stockQuantity: seen } = await admin.call(getTeamProduct, { params });
  const count = (stockQuantity: number, from: number) =>
    admin.call(setProductStock, {
      params,
      body: { stockQuantity, seen: from, why: 'A delivery came' },
    });
  await count(20, seen);
  expect(await failureOf(count(30, seen))).toMatchObject({ code: 'stale' });
  const [itemId = ''] = itemIds;
  await app.client().call(claimItem, {
    ...{ params: { shareCode, itemId }, headers: { 'idempotency-key': randomUUID() } },
    body: { guestName: 'Me', quantity: 1 },
  });
  const { stockChanges, stockQuantity } = await admin.call(getTeamProduct, { params });
  expect(stockQuantity).toBe(19);
  expect(stockChanges).toMatchObject([
    { before: 20, after: 19, why: null, changedBy: null },
    { before: seen, after: 20, why: 'A delivery came', changedBy: expect.any(String) },
  ]);
});

test('categories are added, ordered as a whole, and named once', async () => {
  await admin.call(createCategory, { body: { name: 'Kitchen' } });
  await admin.call(createCategory, { body: { name: 'Garden' } });
  expect(await failureOf(admin.call(createCategory, { body: { name: 'kitchen' } }))).toMatchObject({
    field: 'name',
  });
  const { categories } = await admin.call(listTeamCategories, {});
  const ids = categories.map(({ id }) => id).toReversed();
  const ordered = await admin.call(orderCategories, { body: { ids } });
  expect(ordered.categories.map(({ id }) => id)).toEqual(ids);
  const missing = admin.call(orderCategories, { body: { ids: ids.slice(1) } });
  expect(await failureOf(missing)).toMatchObject({ code: 'stale' });
});

test('a file is tried, reported line by line, and applied as a whole', async () => {
  const known = await create({ name: 'Imported before' });
  const line = {
    ...{ brand: null, description: '', occasions: [], category: null, isActive: true },
    ...{ price: 100, stockQuantity: 4 },
  };
  const lines = [
    { ...line, row: 2, id: null, name: 'From a file' },
    { ...line, row: 3, id: known.id, name: 'Imported again' },
    { ...line, row: 4, id: randomUUID(), name: 'Nobody’s' },
    { ...line, row: 5, id: null, name: 'Lost', category: 'No such category' },
    { ...line, row: 6, id: null, name: 'from a FILE' },
  ];
  const send = (apply: boolean, products = lines) =>
    admin.call(importProducts, { body: { apply, products } });
  const { lines: tried } = await send(false);
  expect(tried.map(({ row, outcome }) => [row, outcome])).toEqual([
    [2, 'added'],
    [3, 'changed'],
    [4, 'refused'],
    [5, 'refused'],
    [6, 'refused'],
  ]);
  expect(tried.at(-1)?.problem).toBe('The same product as in line 2');
  expect(await failureOf(send(true))).toMatchObject({ status: 409 });
  const params = { productId: known.id };
  expect(await admin.call(getTeamProduct, { params })).toMatchObject({ name: 'Imported before' });
  await send(true, lines.slice(0, 2));
  expect(await admin.call(getTeamProduct, { params })).toMatchObject({
    ...{ name: 'Imported again', stockQuantity: 4 },
    stockChanges: [{ why: 'Import of a file' }, { why: 'First stock' }],
  });
  const { lines: again } = await send(false, lines.slice(1, 2));
  expect(again).toMatchObject([{ outcome: 'same' }]);
  const file = urlOf(exportTeamProducts.path, { query: { search: 'imported again' } });
  expect(await (await admin.fetch(file)).text()).toContain(`${known.id},Imported again`);
});
