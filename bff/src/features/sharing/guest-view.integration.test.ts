import { randomUUID } from 'node:crypto';
import {
  changeGuestView,
  claimItem,
  continueGifts,
  contributeToItem,
  createRegistry,
  getGuestView,
  getSharedRegistry,
  listMyGifts,
  pauseGifts,
  releaseGift,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { readEvents } from '../../testing/requests/event-reader.ts';
import { failureOf } from '../../testing/failures.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function hostWithRegistry() {
  const { client, user } = await signUpAndIn(testApp);
  const sample = await createSampleRegistry(testApp, user.id, { items: 2, quantity: 3 });
  return { client, user, ...sample, params: { registryId: sample.registryId } };
}

const give = (guest: TestClient, shareCode: string, itemId: string) =>
  guest.call(claimItem, {
    params: { shareCode, itemId },
    headers: { 'idempotency-key': randomUUID() },
    body: { guestName: 'Ravi', quantity: 1 },
  });

test('a new registry shows the message and no contact', async () => {
  const { client } = await signUpAndIn(testApp);
  const { id: registryId } = await client.call(createRegistry, { body: registryForm() });
  expect(await client.call(getGuestView, { params: { registryId } })).toStrictEqual({
    showsEmail: false,
    showsPhone: false,
    showsMessage: true,
    giftsPaused: false,
    pauseNote: null,
  });
});

test('guests see the parts that the host shows, and open pages are told', async () => {
  const { client, user, params, shareCode } = await hostWithRegistry();
  await testApp.deps.db
    .updateTable('registries')
    .set({ guestMessage: 'Come hungry.' })
    .where('id', '=', params.registryId)
    .execute();
  const guest = testApp.client();
  const read = async () => {
    const shared = await guest.call(getSharedRegistry, { params: { shareCode } });
    return [shared.contactEmail, shared.contactPhone, shared.guestMessage];
  };
  expect(await read()).toStrictEqual([null, null, 'Come hungry.']);
  const stream = await readEvents((init) => guest.fetch(`/api/events?share=${shareCode}`, init));
  await client.call(changeGuestView, {
    params,
    body: { showsEmail: true, showsPhone: true, showsMessage: false },
  });
  expect((await stream.next()).type).toBe('registry-changed');
  stream.stop();
  expect(await read()).toStrictEqual([user.email, '9876543210', null]);
});

test('a pause refuses claims and contributions, keeps given gifts, and ends', async () => {
  const { client, params, shareCode, itemIds } = await hostWithRegistry();
  const itemId = itemIds[0] ?? '';
  const guest = testApp.client();
  const { gift } = await give(guest, shareCode, itemId);
  const paused = await client.call(pauseGifts, { params, body: { pauseNote: 'Moving house.' } });
  expect(paused).toMatchObject({ giftsPaused: true, pauseNote: 'Moving house.' });
  expect(await guest.call(getSharedRegistry, { params: { shareCode } })).toMatchObject({
    giftsPaused: true,
    pauseNote: 'Moving house.',
  });
  const refusals = [
    () => give(guest, shareCode, itemId),
    () =>
      guest.call(contributeToItem, {
        params: { shareCode, itemId: itemIds[1] ?? '' },
        headers: { 'idempotency-key': randomUUID() },
        body: { guestName: 'Ravi', amount: 100 },
      }),
  ];
  for (const refused of refusals)
    expect(await failureOf(refused())).toMatchObject({
      status: 409,
      message: 'The host takes no new gifts right now. Please come back later.',
    });
  expect((await guest.call(listMyGifts, { params: { shareCode } })).gifts).toHaveLength(1);
  await guest.call(releaseGift, { params: { shareCode, giftId: gift.id } });
  await client.call(continueGifts, { params });
  await give(guest, shareCode, itemId);
});

test('after the reply of a pause nobody gives, though many try', async () => {
  const { client, params, shareCode, itemIds } = await hostWithRegistry();
  const itemId = itemIds[0] ?? '';
  await testApp.deps.db
    .updateTable('registryItems')
    .set({ quantityRequested: 99 })
    .where('id', '=', itemId)
    .execute();
  const guests = Array.from({ length: 12 }, () => testApp.client());
  const giveAll = () => Promise.allSettled(guests.map((guest) => give(guest, shareCode, itemId)));
  const during = giveAll();
  await client.call(pauseGifts, { params, body: { pauseNote: '' } });
  const after = await giveAll();
  await during;
  expect(after.filter(({ status }) => status === 'fulfilled')).toHaveLength(0);
});
