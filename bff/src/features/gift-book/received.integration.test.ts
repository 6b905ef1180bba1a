import {
  listGifts,
  listMyGifts,
  markGiftsReceived,
  releaseGift,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { createBarrier } from '../../testing/barrier.ts';
import { failureOf } from '../../testing/failures.ts';
import { giveGift, promiseGift } from '../../testing/samples/given-gifts.ts';
import { isBalanced, readBalances } from '../../testing/samples/item-balances.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function givenGifts() {
  const { client, user } = await signUpAndIn(app);
  const registry = await createSampleRegistry(app, user.id, { items: 2, quantity: 9 });
  const [itemId = '', other = ''] = registry.itemIds;
  const { shareCode, registryId } = registry;
  const bought = await giveGift(app, { shareCode, itemId });
  const promised = await promiseGift(app, { shareCode, itemId: other }, 400);
  return { client, registryId, shareCode, bought, promised };
}

test('received gifts show so, can no longer be undone by their guests, and the mark can be taken back', async () => {
  const { client, registryId, shareCode, bought, promised } = await givenGifts();
  const giftIds = [bought.giftId, promised.giftId];
  const marked = await client.call(markGiftsReceived, { body: { giftIds, received: true } });
  expect(new Set(marked.giftIds)).toStrictEqual(new Set(giftIds));
  const { gifts } = await client.call(listGifts, { query: { registryId } });
  expect(gifts.map(({ state }) => state)).toStrictEqual(['received', 'received']);

  for (const { guest, giftId } of [bought, promised]) {
    const { gifts: own } = await guest.call(listMyGifts, { params: { shareCode } });
    expect(own[0]).toMatchObject({ undoable: false, receivedAt: expect.any(String) });
    const refusal = await failureOf(guest.call(releaseGift, { params: { shareCode, giftId } }));
    expect(refusal.message).toBe('The host has received this gift, so it can no longer be undone.');
  }

  await client.call(markGiftsReceived, { body: { giftIds, received: false } });
  for (const { guest, giftId } of [bought, promised])
    await guest.call(releaseGift, { params: { shareCode, giftId } });
});

test('marking again changes nothing; gifts of other hosts are left out', async () => {
  const { client, bought } = await givenGifts();
  const body = { giftIds: [bought.giftId], received: true };
  const { client: stranger } = await signUpAndIn(app);
  expect(await stranger.call(markGiftsReceived, { body })).toStrictEqual({ giftIds: [] });
  expect((await client.call(markGiftsReceived, { body })).giftIds).toHaveLength(1);
  expect((await client.call(markGiftsReceived, { body })).giftIds).toHaveLength(0);
});

test('a mark and an undo at the same time never both succeed', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { client, shareCode, bought } = await givenGifts();
    const { guest, giftId } = bought;
    const [marked, undone] = await Promise.allSettled([
      client.call(markGiftsReceived, { body: { giftIds: [giftId], received: true } }),
      guest.call(releaseGift, { params: { shareCode, giftId } }),
    ]);
    const wasMarked = marked.status === 'fulfilled' && marked.value.giftIds.length === 1;
    expect(wasMarked).toBe(undone.status === 'rejected');
    const unbalanced = (await readBalances(app.deps.db)).filter((item) => !isBalanced(item));
    expect(unbalanced).toStrictEqual([]);
  }
});

test('control: without the lock of the item the database refuses to undo a received gift', async () => {
  const { bought } = await givenGifts();
  const { db } = app.deps;
  const bothLooked = createBarrier(2);
  const change = (values: { receivedAt: Date } | { status: 'released' }) =>
    db.transaction().execute(async (trx) => {
      await trx.selectFrom('claims').select('id').where('id', '=', bought.giftId).execute();
      await bothLooked();
      await trx.updateTable('claims').set(values).where('id', '=', bought.giftId).execute();
    });
  await expect(
    Promise.all([change({ receivedAt: new Date() }), change({ status: 'released' })]),
  ).rejects.toThrow(/claims_received_kept/);
});
