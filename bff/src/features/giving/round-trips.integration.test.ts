import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from '../../app.ts';
import { createDatabase } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/tables.ts';
import { createAccount } from '../../testing/accounts.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/processes/database-proxy.ts';
import { claim, type WantedGift } from '../../testing/samples/guest-crowd.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';

/** Six of the transaction, with one statement for each of its steps, and one before it that finds the registry of the link. */
const MOST = 7;
/** Statements of a receipt. */
const RECEIPT = 5;

let testApp: TestApp;
let proxy: DatabaseProxy;
let db: Kysely<Database>;
let app: FastifyInstance;
let guest: TestClient;
let itemIds: string[];
let shareCode: string;

beforeAll(async () => {
  testApp = await createTestApp();
  proxy = await startDatabaseProxy(testApp.database.url);
  // One connection, so that the first claim prepares all statements and nothing else is counted.
  db = createDatabase(proxy.url, { maxConnections: 1 });
  app = await buildApp({ ...testApp.deps, db, givingDb: db });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const registry = await createSampleRegistry(testApp, (await createAccount(testApp)).id, {
    items: 6,
  });
  itemIds = [...registry.itemIds];
  shareCode = registry.shareCode;
  guest = createTestClient({ baseUrl, origin: testApp.deps.config.publicBaseUrl });
  await guest.csrfToken();
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await proxy.shut();
  await testApp.close();
});

async function roundTripsOf(work: () => Promise<unknown>): Promise<number> {
  const before = proxy.roundTrips();
  await work();
  return proxy.roundTrips() - before;
}

const nextItem = (): string => itemIds.pop() ?? '';

const roundTripsOfClaim = (
  form: WantedGift['form'] = {},
  itemId: string = nextItem(),
): Promise<number> => roundTripsOf(() => claim(guest, { shareCode, itemId, form }));

test('a purchase takes at most seven round trips to the database', async () => {
  expect(await roundTripsOfClaim()).toBeLessThanOrEqual(MOST);
});

test('a purchase with a receipt takes at most five more', async () => {
  const guestEmail = `${randomUUID()}@example.com`;
  expect(await roundTripsOfClaim({ guestEmail })).toBeLessThanOrEqual(MOST + RECEIPT);
  expect(await mailsTo(testApp, guestEmail)).toHaveLength(1);
});

test('a hold of a gift from a website takes at most seven', async () => {
  const itemId = nextItem();
  await testApp.deps.db
    .updateTable('products')
    .set({ sourceType: 'external', externalUrl: `https://shop.example/${randomUUID()}` })
    .where('id', '=', (eb) =>
      eb.selectFrom('registryItems').select('productId').where('id', '=', itemId),
    )
    .execute();
  expect(await roundTripsOfClaim({}, itemId)).toBeLessThanOrEqual(MOST);
});

test('control: each statement counts', async () => {
  const tenReads = () =>
    db.transaction().execute(async (trx) => {
      for (let read = 0; read < 10; read += 1)
        await trx.selectFrom('products').select('id').limit(1).execute();
    });
  expect(await roundTripsOf(tenReads)).toBe(11);
});
