import {
  addItem,
  createSection,
  listGiftQuestions,
  listItems,
  listUnattachedItems,
  placeItem,
  removeItem,
  removeSection,
  restoreItem,
  updateItem,
} from '@gift-registry/bff-contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { claim } from '../../testing/samples/guest-crowd.ts';
import { createSampleProduct } from '../../testing/samples/sample-product.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { forgetRemovedItems } from './removed-items.repository.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function hostWithThreeGifts() {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(testApp, user.id, {
    items: 3,
  });
  const list = () => client.call(listItems, { params: { registryId } });
  return { client, registryId, shareCode, itemIds, list };
}

test('a removed gift returns to its place, with its note, mark and section', async () => {
  const { client, registryId, itemIds, list } = await hostWithThreeGifts();
  const [first = '', middle = '', last = ''] = itemIds;
  const { id: sectionId } = await client.call(createSection, {
    params: { registryId },
    body: { name: 'Kitchen', itemIds: [first, middle, last] },
  });
  const body = { note: 'In copper, please', isMostWanted: true, quantityRequested: 4 };
  await client.call(updateItem, { params: { itemId: middle }, body });
  const before = await list();
  expect(before.items.map(({ id }) => id)).toStrictEqual([first, middle, last]);

  await client.call(removeItem, { params: { itemId: middle } });
  expect((await list()).items.map(({ id }) => id)).toStrictEqual([first, last]);
  await client.call(restoreItem, { params: { itemId: middle } });
  expect(await list()).toStrictEqual(before);
  expect(before.items[1]).toMatchObject({ ...body, sectionId });
});

test('a gift returns without its section when that is gone', async () => {
  const { client, registryId, itemIds, list } = await hostWithThreeGifts();
  const [itemId = ''] = itemIds;
  const { id: sectionId } = await client.call(createSection, {
    params: { registryId },
    body: { name: 'Kitchen', itemIds: [itemId] },
  });
  await client.call(removeItem, { params: { itemId } });
  await client.call(removeSection, { params: { sectionId } });
  expect(await client.call(restoreItem, { params: { itemId } })).toMatchObject({
    id: itemId,
    sectionId: null,
  });
  expect((await list()).items).toHaveLength(3);
});

test('a gift that was added again meanwhile is already there', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId } = await createSampleRegistry(testApp, user.id, { items: 0 });
  const productId = await createSampleProduct(testApp, { name: 'Copper jug' });
  const { id: itemId } = await client.call(addItem, { body: { registryId, productId } });
  await client.call(removeItem, { params: { itemId } });
  await client.call(addItem, { body: { registryId, productId } });
  const refusal = await failureOf(client.call(restoreItem, { params: { itemId } }));
  expect([refusal.code, refusal.message]).toStrictEqual([
    'already-added',
    'Copper jug is already in your registry',
  ]);
});

test('a gift without a registry returns as well', async () => {
  const { client } = await signUpAndIn(testApp);
  const productId = await createSampleProduct(testApp);
  const item = await client.call(addItem, { body: { registryId: null, productId } });
  await client.call(removeItem, { params: { itemId: item.id } });
  await client.call(restoreItem, { params: { itemId: item.id } });
  expect(await client.call(listUnattachedItems, {})).toStrictEqual({ items: [item] });
});

test('a removal can be undone once, for a day, and only by the host who removed', async () => {
  const { client, itemIds } = await hostWithThreeGifts();
  const [once = '', late = ''] = itemIds;
  const restore = (itemId: string, by = client) =>
    failureOf(by.call(restoreItem, { params: { itemId } }));
  await client.call(removeItem, { params: { itemId: once } });
  const other = await signUpAndIn(testApp);
  expect((await restore(once, other.client)).status).toBe(404);
  await client.call(restoreItem, { params: { itemId: once } });
  expect((await restore(once)).status).toBe(404);

  await client.call(removeItem, { params: { itemId: late } });
  await testApp.deps.db
    .updateTable('removedItems')
    .set({ removedAt: sql`now() - interval '25 hours'` })
    .where('id', '=', late)
    .execute();
  expect((await restore(late)).status).toBe(404);
});

test('a gift that a guest has taken is removed only when the host agrees, and returns with its units', async () => {
  const { client, shareCode, itemIds } = await hostWithThreeGifts();
  const [itemId = ''] = itemIds;
  await claim(testApp.client(), { shareCode, itemId });
  const refusal = await failureOf(
    client.call(updateItem, { params: { itemId }, body: { quantityRequested: 0 } }),
  );
  expect(refusal).toMatchObject({
    code: 'needs-confirmation',
    message:
      'A guest has already taken this gift. If you go on, givers with an email address are told that it left the list.',
  });
  expect((await failureOf(client.call(restoreItem, { params: { itemId } }))).status).toBe(404);

  await client.call(updateItem, {
    params: { itemId },
    body: { quantityRequested: 0, confirmed: true },
  });
  const restored = await client.call(restoreItem, { params: { itemId } });
  expect(restored.quantityFulfilled).toBe(1);
});

test('a gift that was moved returns between its old neighbours', async () => {
  const { client, itemIds, list } = await hostWithThreeGifts();
  const [first = '', middle = '', last = ''] = itemIds;
  await client.call(placeItem, {
    params: { itemId: first },
    body: { sectionId: null, afterItemId: null },
  });
  const ids = async () => (await list()).items.map(({ id }) => id);
  const order = [first, last, middle];
  expect(await ids()).toStrictEqual(order);
  await client.call(removeItem, { params: { itemId: last } });
  await client.call(restoreItem, { params: { itemId: last } });
  expect(await ids()).toStrictEqual(order);
});

test('the guests who wait for a removed gift, and their questions, return with it', async () => {
  const { client, registryId, itemIds } = await hostWithThreeGifts();
  const [itemId = ''] = itemIds;
  const { db } = testApp.deps;
  const guestId = randomUUID();
  await db
    .insertInto('waitingGuests')
    .values({ itemId, guestId, email: 'bela@example.com', confirmedAt: sql`now()` })
    .execute();
  await db
    .insertInto('giftQuestions')
    .values({ registryId, itemId, guestId, question: 'Which colour?' })
    .execute();
  const kept = async () => ({
    waiting: await db
      .selectFrom('waitingGuests')
      .selectAll()
      .where('guestId', '=', guestId)
      .execute(),
    questions: await db
      .selectFrom('giftQuestions')
      .selectAll()
      .where('guestId', '=', guestId)
      .execute(),
  });
  const before = await kept();
  await client.call(removeItem, { params: { itemId } });
  const { questions } = await client.call(listGiftQuestions, { params: { registryId } });
  expect(questions).toStrictEqual([]);
  await client.call(restoreItem, { params: { itemId } });
  expect(await kept()).toStrictEqual(before);

  await client.call(removeItem, { params: { itemId } });
  await db
    .updateTable('removedItems')
    .set({ removedAt: sql`now() - interval '25 hours'` })
    .where('id', '=', itemId)
    .execute();
  await forgetRemovedItems(db);
  expect(await kept()).toStrictEqual({ waiting: [], questions: [] });
});
