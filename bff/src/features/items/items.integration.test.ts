import { randomUUID } from 'node:crypto';
import {
  addItem,
  createRegistry,
  getRegistry,
  listItems,
  listSharedItems,
  listUnattachedItems,
  removeItem,
  removeItems,
  restoreItem,
  updateItem,
} from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { claim } from '../../testing/samples/guest-crowd.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createSampleProduct } from '../../testing/samples/sample-product.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function hostWithDraft() {
  const { client, user } = await signUpAndIn(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  return { client, user, registryId };
}

async function hostWithTakenGift() {
  const { client, user } = await signUpAndIn(testApp);
  const { shareCode, itemIds } = await createSampleRegistry(testApp, user.id, { quantity: 3 });
  const [itemId = ''] = itemIds;
  for (let count = 0; count < 2; count += 1) await claim(testApp.client(), { shareCode, itemId });
  return { client, shareCode, params: { itemId } };
}

test('a product joins the registry; the same product again is one more', async () => {
  const { client, registryId } = await hostWithDraft();
  const productId = await createSampleProduct(testApp);
  const added = await client.call(addItem, { body: { registryId, productId } });
  expect(added.registryId).toBe(registryId);
  expect(added.product.id).toBe(productId);
  expect(added.quantityRequested).toBe(1);
  const again = await client.call(addItem, { body: { registryId, productId } });
  expect(again).toStrictEqual({ ...added, quantityRequested: 2, quantityVersion: 2 });
  const params = { registryId };
  expect(await client.call(listItems, { params })).toStrictEqual({ items: [again], sections: [] });
  expect((await client.call(getRegistry, { params })).itemCount).toBe(2);
});

test('without a registry it waits for the next one', async () => {
  const { client } = await signUpAndIn(testApp);
  const productId = await createSampleProduct(testApp);
  const body = { registryId: null, productId };
  const added = await client.call(addItem, { body });
  expect(added.registryId).toBe(null);
  const again = await client.call(addItem, { body });
  expect(again.quantityRequested).toBe(2);
  expect(await client.call(listUnattachedItems, {})).toStrictEqual({ items: [again] });
});

test('one item holds at most 99 units', async () => {
  const { client, registryId } = await hostWithDraft();
  const productId = await createSampleProduct(testApp);
  await client.call(addItem, { body: { registryId, productId, quantity: 99 } });
  const refusal = await failureOf(client.call(addItem, { body: { registryId, productId } }));
  expect(refusal.code).toBe('conflict');
  expect(refusal.message).toMatch(/up to 99/);
});

test("a product that another account added is 'already added'", async () => {
  const { client, registryId } = await hostWithDraft();
  const other = await createAccount(testApp);
  const productId = await createSampleProduct(testApp, { name: 'Copper jug' });
  await testApp.deps.db
    .insertInto('registryItems')
    .values({ registryId, productId, addedByUserId: other.id })
    .execute();
  const refusal = await failureOf(client.call(addItem, { body: { registryId, productId } }));
  expect([refusal.status, refusal.code, refusal.message]).toStrictEqual([
    409,
    'already-added',
    'Copper jug is already in your registry',
  ]);
});

test('out-of-stock, withdrawn and unknown products are not added', async () => {
  const { client, registryId } = await hostWithDraft();
  const add = (productId: string) =>
    failureOf(client.call(addItem, { body: { registryId, productId } }));
  const soldOut = await add(await createSampleProduct(testApp, { stock: 0 }));
  expect([soldOut.code, soldOut.message]).toStrictEqual([
    'conflict',
    'Brass lamp is out of stock.',
  ]);
  const unknown = await add(randomUUID());
  expect([unknown.status, unknown.message]).toStrictEqual([404, 'Product not found']);
});

test("items of another host can't be read or changed", async () => {
  const owner = await hostWithDraft();
  const { client } = await signUpAndIn(testApp, { role: 'admin' });
  const productId = await createSampleProduct(testApp);
  const { id: itemId } = await owner.client.call(addItem, {
    body: { registryId: owner.registryId, productId },
  });
  const { id: looseId } = await owner.client.call(addItem, {
    body: { registryId: null, productId },
  });
  const attempts = [
    () => client.call(listItems, { params: { registryId: owner.registryId } }),
    () => client.call(addItem, { body: { registryId: owner.registryId, productId } }),
    ...[itemId, looseId].flatMap((id) => [
      () => client.call(updateItem, { params: { itemId: id }, body: { quantityRequested: 5 } }),
      () => client.call(removeItem, { params: { itemId: id } }),
    ]),
  ];
  for (const attempt of attempts) expect((await failureOf(attempt())).status).toBe(404);
  expect(await client.call(listUnattachedItems, {})).toStrictEqual({ items: [] });
  const { items } = await owner.client.call(listItems, {
    params: { registryId: owner.registryId },
  });
  expect(items.map((item) => item.quantityRequested)).toStrictEqual([1]);
});

test('a quantity is a whole number up to 99', async () => {
  const { client, registryId } = await hostWithDraft();
  const productId = await createSampleProduct(testApp);
  const { id: itemId } = await client.call(addItem, { body: { registryId, productId } });
  const set = (quantityRequested: number) =>
    client.call(updateItem, { params: { itemId }, body: { quantityRequested } });
  expect((await set(99)).quantityRequested).toBe(99);
  for (const [quantity, message] of [
    [100, 'Please choose 99 or less'],
    [1.5, 'Please choose a whole number'],
  ] as const) {
    const refusal = await failureOf(set(quantity));
    expect([refusal.status, refusal.message]).toStrictEqual([422, message]);
  }
});

test.each([0, -1])('a quantity of %d removes the item', async (quantityRequested) => {
  const { client, registryId } = await hostWithDraft();
  const productId = await createSampleProduct(testApp);
  const item = await client.call(addItem, { body: { registryId, productId } });
  const params = { itemId: item.id };
  const removed = await client.call(updateItem, { params, body: { quantityRequested } });
  expect(removed).toStrictEqual({ ...item, quantityRequested: 0 });
  expect(await client.call(listItems, { params: { registryId } })).toMatchObject({ items: [] });
  expect(await client.call(restoreItem, { params })).toStrictEqual(item);
});

test('a quantity falls below the units that guests have taken only when the host agrees', async () => {
  const { client, params } = await hostWithTakenGift();
  const refusal = await failureOf(
    client.call(updateItem, { params, body: { quantityRequested: 1 } }),
  );
  expect([refusal.code, refusal.field, refusal.message]).toStrictEqual([
    'needs-confirmation',
    'quantityRequested',
    'Guests have already taken 2 of this gift. If you go on, givers with an email address are told that it left the list.',
  ]);
  const changed = await client.call(updateItem, { params, body: { quantityRequested: 2 } });
  expect([changed.quantityRequested, changed.quantityFulfilled]).toStrictEqual([2, 2]);
  const agreed = await client.call(updateItem, {
    params,
    body: { quantityRequested: 1, confirmed: true },
  });
  expect([agreed.quantityRequested, agreed.quantityFulfilled]).toStrictEqual([1, 1]);
});

test('a taken item is removed only when the host agrees, an unclaimed one at once', async () => {
  const taken = await hostWithTakenGift();
  const refusal = await failureOf(taken.client.call(removeItem, { params: taken.params }));
  expect(refusal.code).toBe('needs-confirmation');
  await taken.client.call(updateItem, {
    params: taken.params,
    body: { quantityRequested: 0, confirmed: true },
  });
  expect((await failureOf(taken.client.call(removeItem, { params: taken.params }))).status).toBe(
    404,
  );

  const { client, registryId } = await hostWithDraft();
  const productId = await createSampleProduct(testApp);
  const { id: itemId } = await client.call(addItem, { body: { registryId, productId } });
  expect(await client.call(removeItem, { params: { itemId } })).toStrictEqual({ removed: true });
  expect(await client.call(listItems, { params: { registryId } })).toMatchObject({ items: [] });
  expect((await failureOf(client.call(removeItem, { params: { itemId } }))).status).toBe(404);
});

test('adding, changing and removing an item each increase the version', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, shareCode } = await createSampleRegistry(testApp, user.id, { items: 0 });
  const productId = await createSampleProduct(testApp);
  const version = async () =>
    (await testApp.client().call(listSharedItems, { params: { shareCode } })).version;
  expect(await version()).toBe(1);
  const { id: itemId } = await client.call(addItem, { body: { registryId, productId } });
  expect(await version()).toBe(2);
  await client.call(updateItem, { params: { itemId }, body: { quantityRequested: 4 } });
  expect(await version()).toBe(3);
  await client.call(removeItem, { params: { itemId } });
  expect(await version()).toBe(4);
});

test('all items that a host added to a registry are removed at once, except taken ones', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(testApp, user.id, {
    items: 3,
  });
  const other = await createSampleRegistry(testApp, user.id, { items: 1 });
  const foreign = await createAccount(testApp);
  const [taken = '', , foreignItem = ''] = itemIds;
  await testApp.deps.db
    .updateTable('registryItems')
    .set({ addedByUserId: foreign.id })
    .where('id', '=', foreignItem)
    .execute();
  await claim(testApp.client(), { shareCode, itemId: taken });

  const reply = await client.call(removeItems, { query: { registryId } });
  expect(reply).toStrictEqual({ removed: 1, kept: 1 });
  const left = async (id: string) =>
    (await client.call(listItems, { params: { registryId: id } })).items.map((item) => item.id);
  expect(new Set(await left(registryId))).toStrictEqual(new Set([taken, foreignItem]));
  expect(await left(other.registryId)).toStrictEqual([...other.itemIds]);
  expect(await client.call(removeItems, { query: { registryId } })).toStrictEqual({
    removed: 0,
    kept: 1,
  });
});

test('removing all items without naming a registry removes nothing', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, itemIds } = await createSampleRegistry(testApp, user.id, { items: 2 });
  const failure = await failureOf(client.call(removeItems, { query: { registryId: '' } }));
  expect(failure.status).toBe(400);
  const { items } = await client.call(listItems, { params: { registryId } });
  expect(items).toHaveLength(itemIds.length);
});
