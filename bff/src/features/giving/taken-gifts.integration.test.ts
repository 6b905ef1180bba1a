import { sql } from 'kysely';
import {
  listGifts,
  listMyGifts,
  openGiftsLink,
  restoreItem,
  updateItem,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { lastMail, linkValue, mailsTo } from '../../testing/mailbox.ts';
import { giveGift, promiseGift } from '../../testing/samples/given-gifts.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tellGiversOfRemovals } from './removed-gifts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function hostWithItem(quantity: number) {
  const { client, user } = await signUpAndIn(app);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, user.id, { quantity });
  const [itemId = ''] = itemIds;
  const change = (quantityRequested: number) =>
    client.call(updateItem, { params: { itemId }, body: { quantityRequested, confirmed: true } });
  return { client, registryId, itemId, target: { shareCode, itemId }, change };
}

const newAddress = () => `${crypto.randomUUID()}@example.com`;

async function tenMinutesLater() {
  await sql`update claims set removed_at = removed_at - interval '11 minutes'
    where removed_at is not null`.execute(app.deps.db);
  await tellGiversOfRemovals(app.deps);
}

const removalsTo = async (email: string) =>
  (await mailsTo(app, email)).filter(({ template }) => template === 'gift-removed');

test('a bought gift whose item is removed stays in the Gift Book, and its giver is told once', async () => {
  const { client, registryId, target, change } = await hostWithItem(1);
  const email = newAddress();
  await giveGift(app, target, { guestName: 'Sunita', guestEmail: email });
  await change(0);
  await tellGiversOfRemovals(app.deps);
  expect(await removalsTo(email)).toStrictEqual([]);
  await tenMinutesLater();
  await tenMinutesLater();
  expect((await removalsTo(email)).map(({ data }) => data)).toMatchObject([
    { state: 'bought', event: { occasion: 'birthday', hostName: 'Meera' } },
  ]);
  expect(JSON.stringify(await removalsTo(email))).not.toMatch(/Sunita|Brass lamp|turns thirty/);
  const { gifts } = await client.call(listGifts, { query: { registryId } });
  expect(gifts).toMatchObject([
    { giverName: 'Sunita', state: 'bought', productName: 'Brass lamp 0' },
  ]);
});

test('promises towards a removed gift end, and their givers are told', async () => {
  const { client, registryId, target, change } = await hostWithItem(1);
  const email = newAddress();
  const { guest } = await promiseGift(app, target, 500, { guestEmail: email });
  const { data } = await lastMail(app, email, 'contribution-receipt');
  await guest.call(openGiftsLink, { body: { token: linkValue(data.giftsLink, 'gifts') } });
  await change(0);
  await tenMinutesLater();
  expect((await removalsTo(email)).map((mail) => mail.data)).toMatchObject([
    { state: 'promised', amount: 500, registryName: 'Meera turns thirty' },
  ]);
  expect((await client.call(listGifts, { query: { registryId } })).gifts).toStrictEqual([]);
});

test('a host who undoes the removal gives the gifts back, and nobody is told', async () => {
  const { client, itemId, target, change } = await hostWithItem(2);
  const email = newAddress();
  const { guest } = await giveGift(app, target, { guestEmail: email });
  await change(0);
  await client.call(restoreItem, { params: { itemId } });
  await tenMinutesLater();
  expect(await removalsTo(email)).toStrictEqual([]);
  const { gifts } = await guest.call(listMyGifts, { params: { shareCode: target.shareCode } });
  expect(gifts).toMatchObject([{ status: 'purchased' }]);
});

test('a smaller quantity takes the newest units off, also parts of one gift', async () => {
  const { client, registryId, itemId, target, change } = await hostWithItem(5);
  await giveGift(app, target, { guestName: 'First' });
  await giveGift(app, target, { guestName: 'Second' });
  await app.deps.db
    .updateTable('claims')
    .set({ quantity: 3 })
    .where('guestName', '=', 'Second')
    .where('itemId', '=', itemId)
    .execute();
  await app.deps.db
    .updateTable('registryItems')
    .set({ quantityFulfilled: 4 })
    .where('id', '=', itemId)
    .execute();
  const changed = await change(2);
  expect([changed.quantityRequested, changed.quantityFulfilled]).toStrictEqual([2, 2]);
  const { gifts } = await client.call(listGifts, { query: { registryId, sort: 'giver' } });
  expect(gifts.map(({ giverName, quantity }) => [giverName, quantity])).toStrictEqual([
    ['First', 1],
    ['Second', 1],
    ['Second', 2],
  ]);
  expect((await readBalances(app.deps.db)).filter((item) => !isBalanced(item))).toStrictEqual([]);
});

test('removals while guests take the gift leave no unit without a gift', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { target, change } = await hostWithItem(4);
    await Promise.allSettled([
      ...Array.from({ length: 4 }, () => giveGift(app, target)),
      change(round % 3),
    ]);
  }
  expect((await readBalances(app.deps.db)).filter((item) => !isBalanced(item))).toStrictEqual([]);
});
