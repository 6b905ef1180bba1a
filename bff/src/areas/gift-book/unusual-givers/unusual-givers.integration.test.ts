import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  listRegistries,
  listUnusualGivers,
  markGiftsReceived,
  releaseGift,
  setSurprise,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../../testing/accounts.ts';
import { giveGift } from '../../../testing/samples/given-gifts.ts';
import { claim } from '../../../testing/samples/guest-crowd.ts';
import { createSampleRegistry } from '../../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function taken(gifts: number) {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(testApp, user.id, {
    items: 8,
    quantity: 3,
  });
  const guest = testApp.client();
  const giftIds: string[] = [];
  for (const itemId of itemIds.slice(0, gifts)) {
    const { gift } = await claim(guest, { shareCode, itemId, form: { guestName: 'Dev' } });
    giftIds.push(gift.id);
  }
  await giveGift(testApp, { shareCode, itemId: itemIds[7] ?? randomUUID() });
  const params = { registryId };
  const givers = async () => (await client.call(listUnusualGivers, { params })).givers;
  return { client, guest, params, shareCode, giftIds, itemIds, givers };
}

const makeOlder = (giftIds: readonly string[], hours: number) =>
  sql`update claims set created_at = created_at - make_interval(hours => ${hours})
       where id = any(${[...giftIds]}::uuid[])`.execute(testApp.deps.db);

test('six different gifts of one guest within a day are unusual; five, and many of one gift, are not', async () => {
  const five = await taken(5);
  const itemId = five.itemIds[0] ?? '';
  await claim(five.guest, { shareCode: five.shareCode, itemId, form: { guestName: 'Dev' } });
  expect(await five.givers()).toEqual([]);
  const six = await taken(6);
  expect(await six.givers()).toEqual([
    { giftId: six.giftIds.at(-1), giverName: 'Dev', gifts: 6, returnable: 6 },
  ]);
});

test('gifts over several days are not unusual, and after a week nothing is said', async () => {
  const slow = await taken(6);
  await makeOlder(slow.giftIds.slice(0, 2), 30);
  expect(await slow.givers()).toEqual([]);
  const old = await taken(7);
  expect(await old.givers()).toHaveLength(1);
  await makeOlder(old.giftIds, 8 * 24);
  expect(await old.givers()).toEqual([]);
});

test('a gift that was undone or has arrived counts no more', async () => {
  const { client, guest, shareCode, giftIds, givers } = await taken(7);
  const [first = '', second = ''] = giftIds;
  await guest.call(releaseGift, { params: { shareCode, giftId: first } });
  expect(await givers()).toMatchObject([{ giverName: 'Dev', gifts: 6, returnable: 6 }]);
  await client.call(markGiftsReceived, { body: { giftIds: [second], received: true } });
  expect(await givers()).toEqual([]);
});

test('a surprise is silent, also on the dashboard', async () => {
  const { client, params, givers } = await taken(6);
  const onDashboard = async () =>
    (await client.call(listRegistries, {})).registries.map(({ unusualGivers }) => unusualGivers);
  expect(await givers()).toHaveLength(1);
  expect(await onDashboard()).toEqual([1]);
  const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await client.call(setSurprise, { params, body: { until } });
  expect(await givers()).toEqual([]);
  expect(await onDashboard()).toEqual([0]);
});
