import { sql } from 'kysely';
import {
  archiveRegistry,
  completeRegistry,
  copyRegistry,
  deleteRegistry,
  forgetMe,
  getSharedRegistry,
  listDeletedRegistries,
  listGifts,
  listItems,
  listRegistries,
  listSharedItems,
  reopenRegistry,
  restoreRegistry,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { giveGift, promiseGift } from '../../testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepGuestData } from '../giving/forget-guest.ts';
import { purgeDeleted } from './registry-life.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function hostWithRegistry() {
  const { client, user } = await signUpAndIn(app);
  const sample = await createSampleRegistry(app, user.id, { items: 2, quantity: 3 });
  const { registryId, shareCode, itemIds } = sample;
  const [first = '', second = ''] = itemIds;
  return {
    client,
    registryId,
    shareCode,
    params: { registryId },
    first: { shareCode, itemId: first },
    second: { shareCode, itemId: second },
  };
}

test('a completed registry stays readable and takes no new gifts until it is reopened', async () => {
  const { client, params, shareCode, first, second } = await hostWithRegistry();
  expect((await client.call(completeRegistry, { params })).status).toBe('completed');
  const guest = app.client();
  expect(await guest.call(getSharedRegistry, { params: { shareCode } })).toMatchObject({
    completed: true,
  });
  expect((await guest.call(listSharedItems, { params: { shareCode } })).items).toHaveLength(2);
  for (const refusal of [
    await failureOf(giveGift(app, first)),
    await failureOf(promiseGift(app, second, 100)),
  ])
    expect(refusal).toMatchObject({
      status: 409,
      message: 'This registry is complete. It takes no new gifts.',
    });
  expect((await client.call(reopenRegistry, { params })).status).toBe('published');
  await giveGift(app, first);
});

test('only a completed registry moves to the archive', async () => {
  const { client, params } = await hostWithRegistry();
  const archive = (archived: boolean) =>
    client.call(archiveRegistry, { params, body: { archived } });
  expect((await failureOf(archive(true))).status).toBe(409);
  await client.call(completeRegistry, { params });
  expect((await archive(true)).archivedAt).not.toBeNull();
  expect((await archive(false)).archivedAt).toBeNull();
});

test('a deleted registry is unknown to guests at once, and returns', async () => {
  const { client, params, registryId, shareCode } = await hostWithRegistry();
  const remove = (word: string) => client.call(deleteRegistry, { params, body: { word } });
  expect(await failureOf(remove('Meera turns thirty'))).toMatchObject({
    field: 'word',
    message: 'Please type the word ‘delete’.',
  });
  expect((await failureOf(remove(' Delete '))).code).toBe('step-up-required');
  await stepUp(client);
  await remove(' Delete ');
  const guest = app.client();
  expect((await failureOf(guest.call(getSharedRegistry, { params: { shareCode } }))).status).toBe(
    404,
  );
  expect((await client.call(listRegistries, {})).registries).toStrictEqual([]);

  const { registries } = await client.call(listDeletedRegistries, {});
  expect(registries.map(({ id }) => id)).toStrictEqual([registryId]);
  await client.call(restoreRegistry, { params });
  await guest.call(getSharedRegistry, { params: { shareCode } });
});

test('after thirty days a deleted registry is gone with its gifts', async () => {
  const { client, params, registryId, first, second } = await hostWithRegistry();
  await giveGift(app, first);
  await promiseGift(app, second, 100);
  await stepUp(client);
  await client.call(deleteRegistry, { params, body: { word: 'delete' } });
  await purgeDeleted(app.deps.db);
  await client.call(restoreRegistry, { params });
  await client.call(deleteRegistry, { params, body: { word: 'delete' } });
  await app.deps.db
    .updateTable('registries')
    .set({ deletedAt: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', registryId)
    .execute();
  await purgeDeleted(app.deps.db);
  expect((await failureOf(client.call(restoreRegistry, { params }))).status).toBe(404);
  const left = await app.deps.db
    .selectFrom('claims')
    .select('id')
    .where('registryId', '=', registryId)
    .execute();
  expect(left).toStrictEqual([]);
});

test('a copy has the same gifts and nothing that was given', async () => {
  const { client, params, first } = await hostWithRegistry();
  await giveGift(app, first);
  const copy = await client.call(copyRegistry, {
    params,
    body: { registryName: 'Again', occasion: 'anniversary', eventDate: '2099-01-01' },
  });
  expect(copy).toMatchObject({ registryName: 'Again', status: 'draft', itemCount: 6 });
  const { items } = await client.call(listItems, { params: { registryId: copy.id } });
  expect(items.map((item) => item.quantityFulfilled)).toStrictEqual([0, 0]);
});

test('a guest is forgotten at once, and the gift stays', async () => {
  const { client, registryId, shareCode, first } = await hostWithRegistry();
  const email = `${crypto.randomUUID()}@example.com`;
  const { guest } = await giveGift(app, first, {
    guestName: 'Sunita',
    guestEmail: email,
    message: 'Secret',
  });
  await giveGift(app, first, { guestName: 'Ravi' });
  expect(await guest.call(forgetMe, { params: { shareCode } })).toStrictEqual({ forgotten: 1 });
  const { gifts } = await client.call(listGifts, { query: { registryId, sort: 'oldest' } });
  expect(
    gifts.map(({ giverName, giverEmail, message }) => [giverName, giverEmail, message]),
  ).toStrictEqual([
    ['', null, null],
    ['Ravi', null, null],
  ]);
});

test('guests’ data leaves 180 days after the event, not a day earlier', async () => {
  const { client, registryId, first } = await hostWithRegistry();
  await giveGift(app, first, { guestName: 'Sunita', message: 'Secret' });
  const nameAfter = async (days: number) => {
    await sql`update registries set event_date = (now() at time zone time_zone)::date - ${days}::int
      where id = ${registryId}`.execute(app.deps.db);
    await sweepGuestData(app.deps);
    const { gifts } = await client.call(listGifts, { query: { registryId } });
    return gifts[0]?.giverName;
  };
  expect(await nameAfter(180)).toBe('Sunita');
  expect(await nameAfter(181)).toBe('');
});
