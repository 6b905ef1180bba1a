import {
  addItem,
  createRegistry,
  createShare,
  getDraft,
  getRegistry,
  getSharedRegistry,
  listItems,
  listRegistries,
  saveDelivery,
  todayInIndia,
  updateRegistry,
} from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { failureOf, tally } from '../../testing/failures.ts';
import { promiseGift } from '../../testing/samples/given-gifts.ts';
import { registryForm } from '../../testing/samples/registry-form.ts';
import { createSampleProduct } from '../../testing/samples/sample-product.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function hostWithRegistry() {
  const { client } = await signUpAndIn(testApp);
  const registry = await client.call(createRegistry, { body: registryForm() });
  const params = { registryId: registry.id };
  return { client, registry, params };
}

test('a published registry is edited, and guests read the changes', async () => {
  const { client, registry, params } = await hostWithRegistry();
  const { shareCode } = await client.call(createShare, { params });
  const saved = await client.call(updateRegistry, {
    params,
    body: registryForm({
      registryName: 'A bigger home',
      eventDate: '2099-02-03',
      ...{ detailsVersion: registry.detailsVersion },
    }),
  });
  expect(saved).toMatchObject({ status: 'published', detailsVersion: 2, deliveryVersion: 1 });
  expect(await testApp.client().call(getSharedRegistry, { params: { shareCode } })).toMatchObject({
    registryName: 'A bigger home',
    eventDate: '2099-02-03',
  });
});

test('a stale save answers with the saved registry, and changes nothing', async () => {
  const { client, registry, params } = await hostWithRegistry();
  const save = (registryName: string) =>
    client.call(updateRegistry, {
      params,
      body: { ...registryForm({ registryName }), detailsVersion: registry.detailsVersion },
    });
  const first = await save('From the phone');
  const refusal = await failureOf(save('From the laptop'));
  expect([refusal.status, refusal.code]).toStrictEqual([409, 'stale']);
  expect(refusal.current).toStrictEqual(first);
  expect(await client.call(getRegistry, { params })).toStrictEqual(first);
});

test('one of many simultaneous saves of the same version wins', async () => {
  const { client, registry, params } = await hostWithRegistry();
  const { codes } = await tally(
    Array.from({ length: 6 }, (_, n) =>
      client.call(updateRegistry, {
        params,
        body: {
          ...registryForm({ registryName: `Name ${n}` }),
          detailsVersion: registry.detailsVersion,
        },
      }),
    ),
  );
  expect(codes).toStrictEqual(Array.from({ length: 5 }, () => 'stale'));
});

test('control: saves without a version replace each other', async () => {
  const { client, params } = await hostWithRegistry();
  const { codes } = await tally(
    Array.from({ length: 3 }, (_, n) =>
      client.call(updateRegistry, { params, body: registryForm({ registryName: `Name ${n}` }) }),
    ),
  );
  expect(codes).toStrictEqual([]);
});

test('gifts and claims make no form stale; the phone number is part of both forms', async () => {
  const { client, registry, params } = await hostWithRegistry();
  const productId = await createSampleProduct(testApp);
  await client.call(addItem, { body: { registryId: registry.id, productId } });
  await client.call(updateRegistry, { params, body: registryForm() });
  expect(await client.call(getRegistry, { params })).toMatchObject({
    detailsVersion: 1,
    deliveryVersion: 1,
  });
  await client.call(saveDelivery, {
    params,
    body: { deliveryPreference: 'guest_delivery', termsAccepted: true },
  });
  expect(await client.call(getRegistry, { params })).toMatchObject({
    detailsVersion: 1,
    deliveryVersion: 2,
  });
  const body = registryForm({ phoneNumber: '9123456780' });
  expect(await client.call(updateRegistry, { params, body })).toMatchObject({
    detailsVersion: 2,
    deliveryVersion: 3,
  });
});

test('after the day, everything but the date can still be changed', async () => {
  const { client, params } = await hostWithRegistry();
  await testApp.deps.db
    .updateTable('registries')
    .set({ eventDate: '2020-05-01' })
    .where('id', '=', params.registryId)
    .execute();
  const thanks = registryForm({ eventDate: '2020-05-01', guestMessage: 'Thank you all!' });
  expect((await client.call(updateRegistry, { params, body: thanks })).guestMessage).toBe(
    'Thank you all!',
  );
  const refusal = await failureOf(
    client.call(updateRegistry, { params, body: registryForm({ eventDate: '2020-05-02' }) }),
  );
  expect([refusal.status, refusal.field, refusal.message]).toStrictEqual([
    422,
    'eventDate',
    'Event date cannot be in the past',
  ]);
});

/** A draft without the limit of one, as previous versions left them. */
const insertDraft = (ownerId: string, registryName: string, updatedAt: string) =>
  testApp.deps.db
    .insertInto('registries')
    .values({
      ownerId,
      registryName,
      occasion: 'other',
      eventDate: todayInIndia(),
      guestRange: '0–20',
      phoneNumber: '9876543210',
      updatedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

test('the draft that was changed last counts, not the newest one', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { id } = await insertDraft(user.id, 'Older, changed later', '2026-02-02T00:00:00Z');
  await insertDraft(user.id, 'Newer', '2026-02-01T00:00:00Z');
  expect((await client.call(getDraft, {})).registry?.id).toBe(id);
  const saved = await client.call(createRegistry, { body: registryForm() });
  expect(saved.id).toBe(id);
});

test('adding a gift changes a draft', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { id } = await insertDraft(user.id, 'With a new gift', '2026-02-01T00:00:00Z');
  await insertDraft(user.id, 'Renamed', '2026-02-02T00:00:00Z');
  const productId = await createSampleProduct(testApp);
  await client.call(addItem, { body: { registryId: id, productId } });
  expect((await client.call(getDraft, {})).registry?.id).toBe(id);
});

test('saving clears other drafts, except those with gifts', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const filled = await insertDraft(user.id, 'With a gift', '2026-02-01T00:00:00Z');
  await insertDraft(user.id, 'Empty', '2026-02-01T00:00:00Z');
  await insertDraft(user.id, 'Empty too', '2026-02-01T00:00:00Z');
  const productId = await createSampleProduct(testApp);
  await client.call(addItem, { body: { registryId: filled.id, productId } });
  const published = await createSampleRegistry(testApp, user.id, { items: 0 });

  const saved = await client.call(createRegistry, {
    body: { ...registryForm(), draftId: null },
  });
  const { registries } = await client.call(listRegistries, {});
  expect(registries.map(({ id }) => id)).toStrictEqual([saved.id, published.registryId, filled.id]);
});

test('a chosen draft is continued; one that is gone is saved as a new one', async () => {
  const { client, registry } = await hostWithRegistry();
  const body = { ...registryForm({ registryName: 'Continued' }), draftId: registry.id };
  const saved = await client.call(createRegistry, { body });
  expect([saved.id, saved.registryName]).toStrictEqual([registry.id, 'Continued']);

  const refusal = await failureOf(
    client.call(createRegistry, { body: { ...body, detailsVersion: 1 } }),
  );
  expect(refusal.code).toBe('stale');

  const other = await signUpAndIn(testApp);
  const own = await other.client.call(createRegistry, { body });
  expect(own.id).not.toBe(registry.id);
  expect((await client.call(getDraft, {})).registry?.registryName).toBe('Continued');
});

test('the dashboard shows pictures of the first gifts and what guests gave, hold and promised', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(testApp, user.id, {
    items: 4,
    quantity: 2,
  });
  const [given = '', held = '', promised = ''] = itemIds;
  await promiseGift(testApp, { shareCode, itemId: promised }, 200);
  await testApp.deps.db
    .updateTable('registryItems')
    .set({ quantityReserved: 1 })
    .where('id', '=', held)
    .execute();
  await testApp.deps.db
    .updateTable('registryItems')
    .set({ quantityFulfilled: 2 })
    .where('id', '=', given)
    .execute();
  const { registries } = await client.call(listRegistries, {});
  expect(registries).toMatchObject([
    {
      itemCount: 8,
      givenCount: 2,
      reservedCount: 1,
      pledgedAmount: 200,
      pictures: Array.from({ length: 3 }, () => '/pictures/placeholder.svg'),
    },
  ]);
  const { items } = await client.call(listItems, { params: { registryId } });
  expect(items.find(({ id }) => id === promised)).toMatchObject({
    quantityReserved: 1,
    pledgedAmount: 200,
  });
});
