import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  contributeToItem,
  giveBackGifts,
  listMyGifts,
  listSharedItems,
  listUnusualNetworks,
  markGiftsReceived,
  releaseGift,
  setSurprise,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { createBarrier } from '../../testing/barrier.ts';
import { failureOf } from '../../testing/failures.ts';
import { flagNetworks, giveGift } from '../../testing/samples/given-gifts.ts';
import { claim } from '../../testing/samples/guest-crowd.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** A registry of ten items, the first of which one guest took; the last is taken by somebody else of the same network. */
async function taken(count = 6, { flagged = true } = {}) {
  const { client, user } = await signUpAndIn(testApp);
  const sample = { items: 10, quantity: 3 };
  const { registryId, shareCode, itemIds } = await createSampleRegistry(testApp, user.id, sample);
  const email = `${randomUUID()}@example.com`;
  const guest = testApp.client();
  const give = async (itemId = '') => {
    const form = { guestName: 'Dev', guestEmail: email };
    return (await claim(guest, { shareCode, itemId, form })).gift.id;
  };
  const giftIds: string[] = [];
  for (const itemId of itemIds.slice(0, count)) giftIds.push(await give(itemId));
  const other = await giveGift(testApp, { shareCode, itemId: itemIds[9] ?? '' });
  if (flagged) await flagNetworks(testApp, registryId);
  const params = { registryId };
  const [giftId = ''] = giftIds;
  return {
    client,
    guest,
    other,
    email,
    registryId,
    shareCode,
    itemIds,
    giftIds,
    give,
    giveBack: (by = client) => by.call(giveBackGifts, { params, body: { giftId, of: 'giver' } }),
    givers: async () =>
      (await client.call(listUnusualNetworks, { params })).networks.flatMap(({ givers }) => givers),
    ownGifts: async () => (await guest.call(listMyGifts, { params: { shareCode } })).gifts,
    freeItems: async () => {
      const { items } = await guest.call(listSharedItems, { params: { shareCode } });
      return items.filter(({ quantityReserved, quantityFulfilled }) => {
        return quantityReserved + quantityFulfilled === 0;
      }).length;
    },
  };
}

const givenBackMails = async (email: string) =>
  (await mailsTo(testApp, email)).filter(({ template }) => template === 'gifts-given-back');

const unbalanced = async () =>
  (await readBalances(testApp.deps.db)).filter((item) => !isBalanced(item));

const versionOf = (registryId: string) =>
  testApp.deps.db
    .selectFrom('registries')
    .select(['version', 'hostVersion'])
    .where('id', '=', registryId)
    .executeTakeFirstOrThrow();

test('one press makes all gifts of the guest free; gifts of others stay, and the guest gets one mail', async () => {
  const registry = await taken();
  const before = await versionOf(registry.registryId);
  expect(await registry.freeItems()).toBe(3);
  expect(await registry.giveBack()).toEqual({ givenBack: 6 });
  expect(await registry.freeItems()).toBe(9);
  expect(new Set((await registry.ownGifts()).map(({ status }) => status))).toEqual(
    new Set(['released']),
  );
  const { gifts } = await registry.other.guest.call(listMyGifts, {
    params: { shareCode: registry.shareCode },
  });
  expect(gifts).toMatchObject([{ status: 'purchased' }]);
  expect((await givenBackMails(registry.email)).map(({ data }) => data)).toMatchObject([
    { gifts: 6, promised: false, event: { occasion: 'birthday' } },
  ]);
  expect(await registry.givers()).toMatchObject([{ giverName: 'Ravi', gifts: 1 }]);
  const after = await versionOf(registry.registryId);
  expect([after.version - before.version, after.hostVersion - before.hostVersion]).toEqual([1, 1]);
  expect(await unbalanced()).toEqual([]);
});

test('a second press gives back nothing and tells nobody again', async () => {
  const registry = await taken();
  await registry.giveBack();
  expect(await registry.giveBack()).toEqual({ givenBack: 0 });
  expect(await givenBackMails(registry.email)).toHaveLength(1);
});

test('received gifts stay', async () => {
  const registry = await taken();
  await registry.give(registry.itemIds[6]);
  const received = registry.giftIds.slice(0, 1);
  await registry.client.call(markGiftsReceived, { body: { giftIds: received, received: true } });
  expect(await registry.givers()).toMatchObject([
    { giverName: 'Dev', gifts: 6, returnable: 6 },
    { giverName: 'Ravi' },
  ]);
  expect(await registry.giveBack()).toEqual({ givenBack: 6 });
  const kept = (await registry.ownGifts()).filter(({ status }) => status === 'purchased');
  expect(kept.map(({ id }) => id)).toEqual(received);
});

test('holds and open promises end as well; a complete group gift stays', async () => {
  const registry = await taken();
  const { guest, itemIds, shareCode, email } = registry;
  const promise = (itemId = '', amount = 400) =>
    guest.call(contributeToItem, {
      params: { shareCode, itemId },
      headers: { 'idempotency-key': randomUUID() },
      body: { guestName: 'Dev', guestEmail: email, amount },
    });
  await promise(itemIds[6]);
  const complete = await promise(itemIds[7], 1499);
  await sql`update claims set status = 'reserved', expires_at = now() + interval '1 day'
    where id = ${registry.giftIds[1]}`.execute(testApp.deps.db);
  await sql`update registry_items set quantity_reserved = 1, quantity_fulfilled = 0
    where id = ${itemIds[1]}`.execute(testApp.deps.db);
  expect(await registry.givers()).toMatchObject([
    { giverName: 'Dev', gifts: 8, returnable: 7 },
    { giverName: 'Ravi' },
  ]);
  expect(await registry.giveBack()).toEqual({ givenBack: 7 });
  const kept = (await registry.ownGifts()).filter(({ status }) => status !== 'released');
  expect(kept.map(({ id }) => id)).toEqual([complete.gift.id]);
  expect((await givenBackMails(email)).map(({ data }) => data)).toMatchObject([
    { gifts: 7, promised: true },
  ]);
  expect(await unbalanced()).toEqual([]);
});

test('the first in the line of a gift is told that it is free', async () => {
  const registry = await taken();
  const email = `${randomUUID()}@example.com`;
  await sql`insert into waiting_guests (item_id, guest_id, email, confirmed_at)
    values (${registry.itemIds[2]}, gen_random_uuid(), ${email}, now())`.execute(testApp.deps.db);
  await registry.giveBack();
  expect(await mailsTo(testApp, email)).toMatchObject([{ template: 'gift-free' }]);
});

test('the gifts of a network that is not flagged stay, and so do gifts of another registry', async () => {
  const { client, registryId, other, giftIds } = await taken(6, { flagged: false });
  const press = (to: string, giftId: string) =>
    client.call(giveBackGifts, { params: { registryId: to }, body: { giftId, of: 'giver' } });
  expect(await press(registryId, other.giftId)).toEqual({ givenBack: 0 });
  const elsewhere = await taken();
  expect(await press(registryId, elsewhere.giftIds[0] ?? '')).toEqual({ givenBack: 0 });
  const refusal = await failureOf(press(elsewhere.registryId, giftIds[0] ?? ''));
  expect(refusal.code).toBe('not-found');
  expect(await elsewhere.freeItems()).toBe(3);
});

test('while gifts are a surprise nothing is given back', async () => {
  const registry = await taken();
  const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const params = { registryId: registry.registryId };
  await registry.client.call(setSurprise, { params, body: { until } });
  expect(await registry.giveBack()).toEqual({ givenBack: 0 });
  expect(await registry.freeItems()).toBe(3);
});

test('while the guest takes, takes again and undoes gifts, no unit is lost or counted twice', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { giveBack, give, guest, shareCode, itemIds, giftIds, email, ownGifts } = await taken(7);
    const undo = (giftId = '') => guest.call(releaseGift, { params: { shareCode, giftId } });
    const pressed = Promise.all([giveBack(), giveBack()]);
    const later = await Promise.all([
      give(itemIds[0]),
      give(itemIds[8]),
      undo(giftIds[5]).then(() => giftIds[5]),
    ]);
    const [first, second] = await pressed;
    expect(await unbalanced()).toEqual([]);
    const own = await ownGifts();
    const open = own.filter(({ status }) => status !== 'released').map(({ id }) => id);
    expect(later.slice(0, 2)).toEqual(expect.arrayContaining(open));
    const ended = own.length - open.length;
    expect([ended - 1, ended]).toContain(first.givenBack + second.givenBack);
    // A press that finds gifts which were taken meanwhile gives them back, too.
    const presses = [first, second].filter(({ givenBack }) => givenBack > 0);
    expect(await givenBackMails(email)).toHaveLength(presses.length);
  }
});

test('control: two changes that look before either locks the item count a unit twice', async () => {
  const { itemIds, giftIds, shareCode } = await taken();
  const { db } = testApp.deps;
  const itemId = itemIds[0] ?? '';
  const giftId = giftIds[0] ?? '';
  await giveGift(testApp, { shareCode, itemId });
  const bothLooked = createBarrier(2);
  const release = () =>
    db.transaction().execute(async (trx) => {
      await trx.selectFrom('claims').select('status').where('id', '=', giftId).execute();
      await bothLooked();
      await sql`update registry_items set quantity_fulfilled = quantity_fulfilled - 1
        where id = ${itemId}`.execute(trx);
      await sql`update claims set status = 'released' where id = ${giftId}`.execute(trx);
    });
  await Promise.all([release(), release()]);
  expect((await unbalanced()).map((item) => item.itemId)).toEqual([itemId]);
});
