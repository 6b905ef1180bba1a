import { getGiftTotals, listGifts, releaseGift, type GiftSort } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { giveGift, insertGifts, promiseGift } from '../../testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function hostWithGifts() {
  const { client, user } = await signUpAndIn(app);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, user.id, {
    items: 2,
    quantity: 9,
  });
  const [itemId = '', otherItemId = ''] = itemIds;
  const target = { shareCode, itemId };
  const ravi = await giveGift(app, target, { guestName: 'Ravi', message: 'With love' });
  const promise = await promiseGift(app, { shareCode, itemId: otherItemId }, 500, {
    guestName: 'Sunita',
    guestEmail: 'sunita@example.com',
  });
  const anil = await giveGift(app, target, { guestName: 'anil' });
  return { client, user, registryId, target, ravi, promise, anil };
}

async function giversBySort(client: TestClient, registryId: string, sort: GiftSort) {
  const givers: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await client.call(listGifts, {
      query: { registryId, sort, limit: 2, ...(cursor ? { cursor } : {}) },
    });
    expect(page.gifts.length).toBeLessThanOrEqual(2);
    givers.push(...page.gifts.map(({ giverName }) => giverName));
    cursor = page.nextCursor;
  }
  return givers;
}

test('a book shows claims and promises with giver, message, amount and state, newest first', async () => {
  const { client, registryId, ravi, promise, anil } = await hostWithGifts();
  const { gifts, nextCursor, surprises } = await client.call(listGifts, { query: { registryId } });
  expect(nextCursor).toBeNull();
  expect(surprises).toStrictEqual([]);
  expect(gifts.map(({ id }) => id)).toStrictEqual([anil.giftId, promise.giftId, ravi.giftId]);
  expect(gifts[2]).toMatchObject({
    registryName: 'Meera turns thirty',
    kind: 'claim',
    state: 'bought',
    productName: 'Brass lamp 0',
    quantity: 1,
    amount: null,
    price: 1499,
    giverName: 'Ravi',
    giverEmail: null,
    message: 'With love',
    receivedAt: null,
    thankedAt: null,
  });
  expect(gifts[1]).toMatchObject({
    kind: 'contribution',
    state: 'promised',
    amount: 500,
    giverEmail: 'sunita@example.com',
  });
  expect(await client.call(getGiftTotals, { query: { registryId } })).toStrictEqual({
    gifts: 3,
    units: 2,
    promised: 500,
    paid: 0,
    received: 0,
    toThank: 3,
  });
});

test.each<[GiftSort, string[]]>([
  ['newest', ['anil', 'Sunita', 'Ravi']],
  ['oldest', ['Ravi', 'Sunita', 'anil']],
  ['giver', ['anil', 'Ravi', 'Sunita']],
  ['gift', ['Ravi', 'anil', 'Sunita']],
  ['amount', ['anil', 'Ravi', 'Sunita']],
])('pages in the order %s show every gift once', async (sort, expected) => {
  const { client, registryId } = await hostWithGifts();
  expect(await giversBySort(client, registryId, sort)).toStrictEqual(expected);
});

test('search finds givers and gifts, and takes % and _ as characters', async () => {
  const { client, registryId } = await hostWithGifts();
  const find = async (search: string) =>
    (await client.call(listGifts, { query: { registryId, search } })).gifts.map(
      ({ giverName }) => giverName,
    );
  expect(await find('SUN')).toStrictEqual(['Sunita']);
  expect(await find('lamp 0')).toStrictEqual(['anil', 'Ravi']);
  expect(await find('%')).toStrictEqual([]);
  expect(await find('_')).toStrictEqual([]);
});

test('gifts that a guest takes back leave the book and stay as history', async () => {
  const { client, registryId, target, ravi } = await hostWithGifts();
  await ravi.guest.call(releaseGift, {
    params: { shareCode: target.shareCode, giftId: ravi.giftId },
  });
  const { gifts } = await client.call(listGifts, { query: { registryId } });
  expect(gifts.map(({ giverName }) => giverName)).toStrictEqual(['anil', 'Sunita']);
  const history = await client.call(listGifts, { query: { registryId, states: 'released' } });
  expect(history.gifts.map(({ giverName, state }) => [giverName, state])).toStrictEqual([
    ['Ravi', 'released'],
  ]);
});

test('all registries of a host are one book; nobody else reads it', async () => {
  const { client, user, registryId } = await hostWithGifts();
  const second = await createSampleRegistry(app, user.id);
  await giveGift(app, { shareCode: second.shareCode, itemId: second.itemIds[0] ?? '' });
  const { gifts } = await client.call(listGifts, { query: {} });
  expect(new Set(gifts.map((gift) => gift.registryId))).toStrictEqual(
    new Set([registryId, second.registryId]),
  );
  const { client: stranger } = await signUpAndIn(app, { role: 'admin' });
  expect((await stranger.call(listGifts, { query: {} })).gifts).toStrictEqual([]);
  expect((await failureOf(stranger.call(listGifts, { query: { registryId } }))).status).toBe(404);
});

test('a cursor of another order and an invented one are refused', async () => {
  const { client, registryId } = await hostWithGifts();
  const { nextCursor } = await client.call(listGifts, {
    query: { registryId, sort: 'giver', limit: 1 },
  });
  for (const cursor of [
    nextCursor ?? '',
    'x',
    Buffer.from('["newest",1,"y"]').toString('base64url'),
  ])
    expect(
      (await failureOf(client.call(listGifts, { query: { registryId, cursor } }))).status,
    ).toBe(422);
});

test('a page of ten thousand gifts reads an index, not the book', async () => {
  const { client, user } = await signUpAndIn(app);
  const { registryId, itemIds } = await createSampleRegistry(app, user.id);
  await insertGifts(app, itemIds[0] ?? '', 10_000);
  const { gifts } = await client.call(listGifts, { query: { registryId } });
  expect(gifts).toHaveLength(30);
  expect(await client.call(getGiftTotals, { query: { registryId } })).toMatchObject({
    gifts: 10_000,
  });
});
