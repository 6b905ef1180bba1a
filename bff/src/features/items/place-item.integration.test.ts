import { randomUUID } from 'node:crypto';
import {
  createSection,
  listItems,
  listSharedItems,
  placeItem,
  removeItem,
  restoreItem,
  updateItem,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { createBarrier } from '../../testing/barrier.ts';
import { failureOf, tally } from '../../testing/failures.ts';
import { claim } from '../../testing/samples/guest-crowd.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function hostWithGifts(items = 4) {
  const { client, user } = await signUpAndIn(testApp);
  const sample = await createSampleRegistry(testApp, user.id, { items });
  const { registryId } = sample;
  const list = () => client.call(listItems, { params: { registryId } });
  const ids = async () => (await list()).items.map(({ id }) => id);
  const place = (itemId: string, afterItemId: string | null, sectionId: string | null = null) =>
    client.call(placeItem, { params: { itemId }, body: { sectionId, afterItemId } });
  const addSection = async (name: string) =>
    (await client.call(createSection, { params: { registryId }, body: { name } })).id;
  return {
    client,
    user,
    ...sample,
    itemIds: sample.itemIds.toReversed(),
    ids,
    list,
    place,
    addSection,
  };
}

test('a gift moves to the first place, the last one, and between two others', async () => {
  const { itemIds, ids, place } = await hostWithGifts();
  const [a = '', b = '', c = '', d = ''] = itemIds;
  expect(await ids()).toStrictEqual([a, b, c, d]);
  await place(c, null);
  expect(await ids()).toStrictEqual([c, a, b, d]);
  await place(c, d);
  expect(await ids()).toStrictEqual([a, b, d, c]);
  const { items } = await place(c, a);
  expect(items.map(({ id }) => id)).toStrictEqual([a, c, b, d]);
  expect(await ids()).toStrictEqual([a, c, b, d]);
});

test('a gift moves into a section and out of it again', async () => {
  const { itemIds, list, place, addSection } = await hostWithGifts();
  const [a = '', b = '', c = ''] = itemIds;
  const kitchen = await addSection('Kitchen');
  await place(a, null, kitchen);
  await place(c, a, kitchen);
  const inKitchen = async () =>
    (await list()).items.filter((item) => item.sectionId === kitchen).map(({ id }) => id);
  expect(await inKitchen()).toStrictEqual([a, c]);
  await place(b, randomUUID(), kitchen);
  expect(await inKitchen()).toStrictEqual([a, c, b]);
  await place(a, null);
  expect(await inKitchen()).toStrictEqual([c, b]);
  expect((await list()).sections).toStrictEqual([{ id: kitchen, name: 'Kitchen', nameVersion: 1 }]);
});

test('guests see the order, the sections, the note and the mark', async () => {
  const { client, itemIds, shareCode, place, addSection } = await hostWithGifts(3);
  const [a = '', b = '', c = ''] = itemIds;
  const kitchen = await addSection('Kitchen');
  await place(c, null, kitchen);
  await place(b, null);
  const body = { note: 'In copper, please', isMostWanted: true };
  await client.call(updateItem, { params: { itemId: c }, body });
  const { items } = await testApp.client().call(listSharedItems, { params: { shareCode } });
  expect(items.map(({ id }) => id)).toStrictEqual([c, b, a]);
  expect(items[0]).toMatchObject({ ...body, section: 'Kitchen' });
  expect(items[1]).toMatchObject({ note: null, isMostWanted: false, section: null });
  const { item } = await claim(testApp.client(), { shareCode, itemId: c });
  expect(item).toMatchObject({ ...body, section: 'Kitchen', quantityFulfilled: 1 });
});

test('a section of another registry is refused, and the database refuses it too', async () => {
  const { user, itemIds, place } = await hostWithGifts(1);
  const other = await createSampleRegistry(testApp, user.id);
  const { id: foreign } = await testApp.deps.db
    .insertInto('registrySections')
    .values({ registryId: other.registryId, name: 'Garden', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [itemId = ''] = itemIds;
  const refusal = await failureOf(place(itemId, null, foreign));
  expect([refusal.status, refusal.message]).toStrictEqual([
    404,
    'This section is no longer in the registry.',
  ]);
  await expect(
    testApp.deps.db
      .updateTable('registryItems')
      .set({ sectionId: foreign })
      .where('id', '=', itemId)
      .execute(),
  ).rejects.toThrow('registry_items_section_of_registry');
});

test('moves, claims and changed quantities at the same time lose nothing', async () => {
  const { client, itemIds, shareCode, place, ids } = await hostWithGifts(6);
  for (const itemId of itemIds)
    await client.call(updateItem, { params: { itemId }, body: { quantityRequested: 9 } });
  const { codes } = await tally([
    ...itemIds.map((itemId, n) => place(itemId, itemIds[(n + 2) % itemIds.length] ?? null)),
    ...itemIds.map((itemId) => claim(testApp.client(), { shareCode, itemId })),
    ...itemIds.map((itemId) =>
      client.call(updateItem, { params: { itemId }, body: { quantityRequested: 8 } }),
    ),
  ]);
  expect(codes).toStrictEqual([]);
  expect(new Set(await ids())).toStrictEqual(new Set(itemIds));
  const rows = await testApp.deps.db
    .selectFrom('registryItems')
    .select(['position', 'quantityFulfilled'])
    .where('id', 'in', itemIds)
    .orderBy('position')
    .execute();
  expect(rows).toStrictEqual(itemIds.map((_, n) => ({ position: n + 1, quantityFulfilled: 1 })));
});

test('control: moves without locking the items leave two in one place', async () => {
  const { registryId, itemIds } = await hostWithGifts(2);
  const { db } = testApp.deps;
  const allRead = createBarrier(2);
  const naive = (itemId: string) =>
    db.transaction().execute(async (trx) => {
      const last = await trx
        .selectFrom('registryItems')
        .select(({ fn }) => fn.max('position').as('position'))
        .where('registryId', '=', registryId)
        .executeTakeFirstOrThrow();
      await allRead();
      await trx
        .updateTable('registryItems')
        .set({ position: (last.position ?? 0) + 1 })
        .where('id', '=', itemId)
        .execute();
    });
  await Promise.all(itemIds.map(naive));
  const positions = await db
    .selectFrom('registryItems')
    .select('position')
    .where('registryId', '=', registryId)
    .execute();
  expect(new Set(positions.map(({ position }) => position)).size).toBe(1);
});

test('a stale note is refused with the saved one; a fresh one and a mark are saved', async () => {
  const { client, itemIds } = await hostWithGifts(1);
  const [itemId = ''] = itemIds;
  const save = (body: { note?: string; noteVersion?: number; isMostWanted?: boolean }) =>
    client.call(updateItem, { params: { itemId }, body });
  const first = await save({ note: 'In copper', noteVersion: 1 });
  expect([first.note, first.noteVersion]).toStrictEqual(['In copper', 2]);
  const refusal = await failureOf(save({ note: 'In steel', noteVersion: 1 }));
  expect([refusal.status, refusal.code, refusal.field]).toStrictEqual([409, 'stale', 'note']);
  expect(refusal.current).toMatchObject({ id: itemId, note: 'In copper', noteVersion: 2 });
  expect(await save({ isMostWanted: true })).toMatchObject({
    note: 'In copper',
    isMostWanted: true,
  });
  expect((await save({ note: ' ', noteVersion: 2 })).note).toBe(null);
  expect((await failureOf(save({ note: 'x'.repeat(201) }))).message).toBe(
    'Note must not exceed 200 characters',
  );
  expect((await failureOf(save({}))).status).toBe(422);
});

test('a stale quantity or mark is refused with the saved item; the saved value itself is not', async () => {
  const { client, itemIds } = await hostWithGifts(1);
  const [itemId = ''] = itemIds;
  const save = (body: RequestOf<typeof updateItem>['body']) =>
    client.call(updateItem, { params: { itemId }, body });
  const saved = await save({ quantityRequested: 3, quantityVersion: 1, isMostWanted: true });
  expect([saved.quantityVersion, saved.markVersion, saved.noteVersion]).toStrictEqual([2, 2, 1]);
  for (const [field, body] of [
    ['quantityRequested', { quantityRequested: 5, quantityVersion: 1 }],
    ['quantityRequested', { quantityRequested: 0, quantityVersion: 1 }],
    ['isMostWanted', { isMostWanted: false, markVersion: 1, note: 'Lost' }],
  ] as const) {
    const refusal = await failureOf(save(body));
    expect([refusal.status, refusal.code, refusal.field]).toStrictEqual([409, 'stale', field]);
    expect(refusal.current).toStrictEqual(saved);
  }
  await save({ quantityRequested: 3, quantityVersion: 1, isMostWanted: true, markVersion: 1 });
  const both = { quantityRequested: 4, quantityVersion: 2 };
  const { codes } = await tally([save(both), save({ ...both, quantityRequested: 5 })]);
  expect(codes).toStrictEqual(['stale']);
  // Without versions, as a previous version of the app saves, the last one wins.
  const naive = await tally([4, 5, 6].map((quantityRequested) => save({ quantityRequested })));
  expect(naive.codes).toStrictEqual([]);
});

test('a restored item keeps its versions', async () => {
  const { client, itemIds } = await hostWithGifts(1);
  const [itemId = ''] = itemIds;
  const params = { itemId };
  await client.call(updateItem, { params, body: { quantityRequested: 3, isMostWanted: true } });
  await client.call(removeItem, { params });
  const { quantityVersion, markVersion } = await client.call(restoreItem, { params });
  expect([quantityVersion, markVersion]).toStrictEqual([2, 2]);
});

test('another host moves nothing', async () => {
  const { itemIds, ids } = await hostWithGifts(2);
  const { client } = await signUpAndIn(testApp);
  const attempt = client.call(placeItem, {
    params: { itemId: itemIds[1] ?? '' },
    body: { sectionId: null, afterItemId: null },
  });
  expect((await failureOf(attempt)).status).toBe(404);
  expect(await ids()).toStrictEqual(itemIds);
});
