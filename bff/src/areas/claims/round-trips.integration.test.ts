import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from '../../http/app.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { pipelined } from '../../platform/database/pipelined.ts';
import type { Database } from '../../platform/database/tables.ts';
import { createAccount } from '../../testing/accounts.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/processes/database-proxy.ts';
import { claim, type WantedGift } from '../../testing/samples/guest-crowd.ts';
import { mailsTo } from '../../testing/mails/mailbox.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';

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

test('a purchase takes at most six round trips to the database', async () => {
  expect(await roundTripsOfClaim()).toBeLessThanOrEqual(6);
});

test('a purchase with a receipt takes at most six', async () => {
  const guestEmail = `${randomUUID()}@example.com`;
  expect(await roundTripsOfClaim({ guestEmail })).toBeLessThanOrEqual(6);
  expect(await mailsTo(testApp, guestEmail)).toHaveLength(1);
});

test('a hold of a gift from a website takes at most six', async () => {
  const itemId = nextItem();
  await testApp.deps.db
    .updateTable('products')
    .set({ sourceType: 'external', externalUrl: `https://shop.example/${randomUUID()}` })
    .where('id', '=', (eb) =>
      eb.selectFrom('registryItems').select('productId').where('id', '=', itemId),
    )
    .execute();
  expect(await roundTripsOfClaim({}, itemId)).toBeLessThanOrEqual(6);
});

const tenReads = (trx: Kysely<Database>): Promise<unknown>[] =>
  Array.from({ length: 10 }, () => trx.selectFrom('products').select('id').limit(1).execute());

test('control: statements that are sent one by one count one by one', async () => {
  const oneByOne = () => db.transaction().execute((trx) => Promise.all(tenReads(trx)));
  expect(await roundTripsOf(oneByOne)).toBe(11);
  const together = () => db.transaction().execute((trx) => pipelined(trx, tenReads));
  expect(await roundTripsOf(together)).toBe(2);
});

test('a statement that fails fails those after it and rolls back those before it', async () => {
  const wrong = { quantityRequested: -1 };
  const changed = db
    .transaction()
    .execute((trx) =>
      pipelined(trx, (pipe) => [
        pipe.updateTable('registryItems').set({ note: 'changed' }).execute(),
        pipe.updateTable('registryItems').set(wrong).execute(),
        pipe.updateTable('registryItems').set({ note: 'changed again' }).execute(),
      ]),
    );
  await expect(changed).rejects.toMatchObject({ code: '23514' });
  const items = await db.selectFrom('registryItems').select('note').execute();
  expect(items.filter(({ note }) => note?.startsWith('changed'))).toHaveLength(0);
});
