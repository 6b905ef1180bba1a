import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { up } from '../../../migrations/2026-11-22-no-shared-drafts.ts';
import { createAccount } from '../../testing/accounts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Database } from './tables.ts';

let testApp: TestApp;
let db: Kysely<Database>;
beforeEach(async () => {
  testApp = await createTestApp();
  ({ db } = testApp.deps);
});
afterEach(() => testApp.close());

async function createSharedRegistry() {
  const { id } = await createAccount(testApp);
  return createSampleRegistry(testApp, id);
}

const setStatus = (registryId: string, status: 'draft' | 'published') =>
  db.updateTable('registries').set({ status }).where('id', '=', registryId).execute();

const statusOf = (registryId: string) =>
  db
    .selectFrom('registries')
    .select('status')
    .where('id', '=', registryId)
    .executeTakeFirstOrThrow();

const refusal = "A draft can't have an active share link.";

test('the database refuses to make a shared registry a draft', async () => {
  const { registryId } = await createSharedRegistry();
  await expect(setStatus(registryId, 'draft')).rejects.toThrow(refusal);
  expect(await statusOf(registryId)).toStrictEqual({ status: 'published' });
});

test('the database refuses to share a draft, and takes link and status in any order', async () => {
  const { registryId } = await createSharedRegistry();
  const setShared = (isActive: boolean) =>
    db.updateTable('registryShares').set({ isActive }).where('registryId', '=', registryId);
  await setShared(false).execute();
  await setStatus(registryId, 'draft');
  await expect(setShared(true).execute()).rejects.toThrow(refusal);

  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('registryShares')
      .set({ isActive: true })
      .where('registryId', '=', registryId)
      .execute();
    await trx
      .updateTable('registries')
      .set({ status: 'published' })
      .where('id', '=', registryId)
      .execute();
  });
  expect(await statusOf(registryId)).toStrictEqual({ status: 'published' });
});

test('the migration publishes drafts that were shared before it, and leaves other drafts', async () => {
  const shared = await createSharedRegistry();
  const unshared = await createSharedRegistry();
  await sql`drop function refuse_shared_draft cascade`.execute(db);
  await setStatus(shared.registryId, 'draft');
  await setStatus(unshared.registryId, 'draft');
  await db
    .updateTable('registryShares')
    .set({ isActive: false })
    .where('registryId', '=', unshared.registryId)
    .execute();

  const pool = new Pool({ connectionString: testApp.database.url });
  const plain = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await up(plain);
  await plain.destroy();
  expect(await statusOf(shared.registryId)).toStrictEqual({ status: 'published' });
  expect(await statusOf(unshared.registryId)).toStrictEqual({ status: 'draft' });
});
