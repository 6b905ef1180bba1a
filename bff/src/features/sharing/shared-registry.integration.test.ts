import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import {
  getSharedRegistry,
  listSharedItems,
  sharedItem,
  sharedRegistry,
  updateItem,
} from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import {
  createSampleRegistry,
  type SampleRegistry,
} from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findSharedItem } from './shared-registry.repository.ts';
import { publishRegistryChanged } from '../registries/registry-versions.repository.ts';

const unavailable = 'This registry could not be found or is no longer available.';

let testApp: TestApp;
let sample: SampleRegistry;
let ownerEmail: string;
beforeAll(async () => {
  testApp = await createTestApp();
  const owner = await createAccount(testApp, { firstName: 'Asha', lastName: 'Nair' });
  ownerEmail = owner.email;
  sample = await createSampleRegistry(testApp, owner.id, { items: 3, quantity: 2 });
  await testApp.deps.db
    .updateTable('registries')
    .set({
      guestMessage: 'Come hungry.',
      deliveryPreference: 'catalog_delivery',
      addressLine1: '12 Secret Lane',
      city: 'Kochi',
      state: 'Kerala',
      zipCode: '682001',
      deliveryInstructions: 'Ring twice',
      phoneNumber: '9123456780',
      showsEmail: true,
    })
    .where('id', '=', sample.registryId)
    .execute();
});
afterAll(() => testApp.close());

const read = (shareCode: string) =>
  testApp.client().call(getSharedRegistry, { params: { shareCode } });
const readItems = (shareCode: string) =>
  testApp.client().call(listSharedItems, { params: { shareCode } });

test('a shared registry names the occasion and the owner', async () => {
  const { eventDate, ...registry } = await read(sample.shareCode);
  expect(eventDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(registry).toStrictEqual({
    registryId: sample.registryId,
    shareCode: sample.shareCode,
    registryName: 'Meera turns thirty',
    ownerFirstName: 'Asha',
    ownerLastName: 'Nair',
    occasion: 'birthday',
    expectedGuests: '0–20',
    guestMessage: 'Come hungry.',
    contactEmail: ownerEmail,
    coverImageUrl: null,
    coverAlt: null,
    story: null,
    coverScrim: null,
    theme: 'marigold',
    contactPhone: null,
    giftsPaused: false,
    pauseNote: null,
    deliveryPreference: 'catalog_delivery',
    shipsTo: 'Kochi, Kerala',
    deliveryFrom: null,
    deliveryUntil: null,
    paysOnline: false,
    pickUp: null,
    takesUpi: false,
    completed: false,
  });
});

test('items show available units and the pledges of the shared unit', async () => {
  const { version, items } = await readItems(sample.shareCode);
  expect(version).toBe(1);
  expect(items.map((item) => item.id)).toStrictEqual([...sample.itemIds].reverse());
  expect(
    items.map((item) => [item.quantityRequested, item.pledgedAmount, item.price]),
  ).toStrictEqual([
    [2, 0, 1499],
    [2, 0, 1499],
    [2, 0, 1499],
  ]);

  const [itemId = ''] = sample.itemIds;
  const { db } = testApp.deps;
  const group = { itemId, kind: 'group', quantity: 1, unitPrice: 1499 } as const;
  await db
    .insertInto('claims')
    .values([
      { ...group, status: 'purchased', pledgedAmount: 1499 },
      { ...group, status: 'reserved', pledgedAmount: 500.5 },
      {
        itemId,
        status: 'purchased',
        guestId: randomUUID(),
        quantity: 1,
        guestName: 'Ravi Secret',
        guestEmail: 'ravi@example.com',
        message: 'A secret wish',
      },
    ])
    .execute();
  await db.transaction().execute((trx) => publishRegistryChanged(trx, sample.registryId));
  const shown = (await readItems(sample.shareCode)).items.find((item) => item.id === itemId);
  expect(shown?.pledgedAmount).toBe(500.5);
  expect(await findSharedItem(db, itemId)).toStrictEqual(shown);
  expect(await findSharedItem(db, randomUUID())).toBeUndefined();
});

test('the price of a shop says on which day it was read, in India', async () => {
  const { db } = testApp.deps;
  const owner = await createAccount(testApp);
  const { shareCode, itemIds } = await createSampleRegistry(testApp, owner.id, { items: 2 });
  const [itemId = ''] = itemIds;
  await db
    .updateTable('products')
    .set({
      sourceType: 'external',
      externalUrl: 'https://shop.example/lamp',
      updatedAt: '2026-11-11T20:00:00Z',
    })
    .where('id', '=', (eb) =>
      eb.selectFrom('registryItems').select('productId').where('id', '=', itemId),
    )
    .execute();
  const { items } = await readItems(shareCode);
  const days = Object.fromEntries(items.map(({ id, priceSeenOn }) => [id, priceSeenOn]));
  expect(days).toStrictEqual(
    Object.fromEntries(itemIds.map((id) => [id, id === itemId ? '2026-11-12' : null])),
  );
});

test('units of an expired hold show as available before the sweeper releases them', async () => {
  const { id } = await createAccount(testApp);
  const { shareCode, itemIds } = await createSampleRegistry(testApp, id, { quantity: 3 });
  const [itemId = ''] = itemIds;
  const { db } = testApp.deps;
  const hold = (expiresAt: number) => ({
    itemId,
    guestId: randomUUID(),
    status: 'reserved' as const,
    quantity: 1,
    expiresAt: new Date(expiresAt),
  });
  await db
    .insertInto('claims')
    .values([hold(Date.now() - 60_000), hold(Date.now() + 60_000)])
    .execute();
  await db
    .updateTable('registryItems')
    .set({ quantityReserved: 2 })
    .where('id', '=', itemId)
    .execute();
  const { items } = await readItems(shareCode);
  expect(items.map((item) => item.quantityReserved)).toStrictEqual([1]);
});

test('a cached list is served only while its version is current', async () => {
  const { id } = await createAccount(testApp);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(testApp, id);
  const { db } = testApp.deps;
  const requested = async () => (await readItems(shareCode)).items[0]?.quantityRequested;
  const ask = (quantity: number) =>
    db
      .updateTable('registryItems')
      .set({ quantityRequested: quantity })
      .where('id', '=', itemIds[0] ?? '')
      .execute();
  expect(await requested()).toBe(1);
  await ask(2);
  expect(await requested()).toBe(1);
  await db.transaction().execute((trx) => publishRegistryChanged(trx, registryId));
  expect(await requested()).toBe(2);
  await ask(3);
  await delay(1_100);
  expect(await requested()).toBe(3);
});

test('shared replies contain no private data of host or guests', async () => {
  const client = testApp.client();
  const bodies = await Promise.all(
    ['', '/items'].map(async (end) =>
      (await client.fetch(`/api/shared/${sample.shareCode}${end}`)).text(),
    ),
  );
  const secrets = ['Secret', '682001', 'Ring twice', '9123456780', 'ravi@'];
  expect(secrets.filter((secret) => bodies.join().includes(secret))).toStrictEqual([]);
  const keys = bodies.flatMap((body) => body.match(/(?<=")[a-zA-Z]+(?=":)/g) ?? []);
  const known = [...Object.keys(sharedRegistry.shape), ...Object.keys(sharedItem.shape)];
  expect([...known, 'version', 'items']).toEqual(expect.arrayContaining(keys));
});

test('wrong, malformed and revoked codes get the same answer', async () => {
  const { id } = await createAccount(testApp);
  const revoked = await createSampleRegistry(testApp, id);
  await testApp.deps.db
    .updateTable('registryShares')
    .set({ isActive: false })
    .where('shareCode', '=', revoked.shareCode)
    .execute();
  for (const code of ['A'.repeat(22), 'x', "' or 1=1 --", revoked.shareCode])
    for (const attempt of [read, readItems]) {
      const { status, code: errorCode, message } = await failureOf(attempt(code));
      expect([status, errorCode, message]).toStrictEqual([404, 'not-found', unavailable]);
    }
});

test('a registry without gifts has an empty list', async () => {
  const { id } = await createAccount(testApp);
  const { shareCode } = await createSampleRegistry(testApp, id, { items: 0 });
  expect(await readItems(shareCode)).toStrictEqual({ version: 1, items: [] });
});

test('every change of the items increases the version', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { shareCode, itemIds } = await createSampleRegistry(testApp, user.id);
  const [itemId = ''] = itemIds;
  await client.call(updateItem, { params: { itemId }, body: { quantityRequested: 5 } });
  const { version, items } = await readItems(shareCode);
  expect(version).toBe(2);
  expect(items[0]?.quantityRequested).toBe(5);
});

test('both reads are prepared once per connection', async () => {
  await readItems(sample.shareCode);
  await read(sample.shareCode);
  const { db } = testApp.deps;
  const names = await db.connection().execute(async (connection) => {
    for (let count = 0; count < 2; count += 1)
      await findSharedItem(connection, sample.itemIds[0] ?? '');
    const { rows } = await connection.executeQuery<{ name: string; uses: number }>(
      CompiledQuery.raw(
        'select name, generic_plans + custom_plans as uses from pg_prepared_statements',
      ),
    );
    return rows;
  });
  expect(names.find(({ name }) => name === 'shared-item')?.uses ?? 0).toBeGreaterThanOrEqual(2);
});

test('a client that guesses codes is rate-limited, for valid codes too', async () => {
  const guarded = await createTestApp({
    database: testApp.database,
    config: { requestsPerMinute: 10 },
  });
  const client = guarded.client();
  const status = async (code: string) => (await client.fetch(`/api/shared/${code}`)).status;
  try {
    expect(await status(sample.shareCode)).toBe(200);
    for (let guess = 0; guess < 12; guess += 1) await status(`guess-${guess}`);
    expect(await status(sample.shareCode)).toBe(429);
  } finally {
    await guarded.close();
  }
});
