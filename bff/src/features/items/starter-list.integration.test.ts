import {
  addItem,
  addStarterList,
  getChecklist,
  listItems,
  listStarterLists,
  listUnattachedItems,
  starterListSize,
  takeBackItems,
} from '@gift-registry/bff-contract';
import { seedCatalogue } from '../../seeding/seed-catalogue.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
  await seedCatalogue(testApp.deps.db);
});
afterAll(() => testApp.close());

const starterListId = 'wedding-kitchen';

async function hostWithRegistry() {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId } = await createSampleRegistry(testApp, user.id, { items: 0 });
  const add = () => client.call(addStarterList, { body: { registryId, starterListId } });
  const list = async () => (await client.call(listItems, { params: { registryId } })).items;
  return { client, user, registryId, add, list };
}

async function offered() {
  const { starterLists } = await testApp
    .client()
    .call(listStarterLists, { query: { occasion: 'wedding' } });
  const list = starterLists.find(({ id }) => id === starterListId);
  if (!list) throw new Error('The list is missing.');
  return list.products;
}

test('a checklist names categories of the catalogue', async () => {
  const { topics } = await testApp
    .client()
    .call(getChecklist, { query: { occasion: 'baby-shower' } });
  expect(topics.map(({ name }) => name).slice(0, 2)).toStrictEqual(['Baby Care', 'Nursery']);
});

test('a starter list adds the eight gifts that it showed, in its order', async () => {
  const { add, list } = await hostWithRegistry();
  const { items, alreadyAdded } = await add();
  expect([items.length, alreadyAdded]).toStrictEqual([starterListSize, 0]);
  const products = (await list()).map(({ product }) => product.id);
  expect(products).toStrictEqual((await offered()).map(({ id }) => id));
});

test('a gift that is in the registry already keeps its quantity', async () => {
  const { client, registryId, add, list } = await hostWithRegistry();
  const [product] = await offered();
  const body = { registryId, productId: product?.id ?? '', quantity: 3 };
  const own = await client.call(addItem, { body });
  const { items, alreadyAdded } = await add();
  expect([items.length, alreadyAdded]).toStrictEqual([starterListSize - 1, 1]);
  expect((await list()).find(({ id }) => id === own.id)?.quantityRequested).toBe(3);
});

test('two presses at once add every gift once', async () => {
  const { add, list } = await hostWithRegistry();
  const [one, other] = await Promise.all([add(), add()]);
  expect(one.items.length + other.items.length).toBe(starterListSize);
  expect(await list()).toHaveLength(starterListSize);
});

test('without a registry the gifts wait for the next one', async () => {
  const { client } = await signUpAndIn(testApp);
  const body = { registryId: null, starterListId };
  await client.call(addStarterList, { body });
  const again = await client.call(addStarterList, { body });
  expect(again).toStrictEqual({ items: [], alreadyAdded: starterListSize });
  expect((await client.call(listUnattachedItems, {})).items).toHaveLength(starterListSize);
});

test('a product out of stock is replaced by another one of the occasion', async () => {
  const { db } = testApp.deps;
  const [first] = await offered();
  await db
    .updateTable('products')
    .set({ stockQuantity: 0 })
    .where('id', '=', first?.id ?? '')
    .execute();
  const products = await offered();
  expect(products).toHaveLength(starterListSize);
  expect(products.map(({ id }) => id)).not.toContain(first?.id);
  await db
    .updateTable('products')
    .set({ stockQuantity: 5 })
    .where('id', '=', first?.id ?? '')
    .execute();
});

test('undo takes the added gifts back, and leaves one that a guest has taken', async () => {
  const { client, add, list } = await hostWithRegistry();
  const { items } = await add();
  const [taken] = items;
  await testApp.deps.db
    .updateTable('registryItems')
    .set({ quantityReserved: 1 })
    .where('id', '=', taken?.id ?? '')
    .execute();
  const body = { itemIds: items.map(({ id }) => id) };
  expect(await client.call(takeBackItems, { body })).toStrictEqual({ removed: 7, kept: 1 });
  expect((await list()).map(({ id }) => id)).toStrictEqual([taken?.id]);
  expect(await client.call(takeBackItems, { body })).toStrictEqual({ removed: 0, kept: 1 });
});

test("another host's gifts can't be added to or taken back", async () => {
  const { registryId, add, list } = await hostWithRegistry();
  const { items } = await add();
  const { client: stranger } = await signUpAndIn(testApp);
  const body = { itemIds: items.map(({ id }) => id) };
  expect(await stranger.call(takeBackItems, { body })).toStrictEqual({ removed: 0, kept: 0 });
  expect(await list()).toHaveLength(starterListSize);
  const refusal = await failureOf(
    stranger.call(addStarterList, { body: { registryId, starterListId } }),
  );
  expect(refusal.status).toBe(404);
});

test('an unknown starter list is told', async () => {
  const { client, registryId } = await hostWithRegistry();
  const body = { registryId, starterListId: 'no-such-list' };
  const refusal = await failureOf(client.call(addStarterList, { body }));
  expect([refusal.status, refusal.message]).toStrictEqual([
    404,
    'This starter list is no longer there.',
  ]);
});
