import type { Kysely } from 'kysely';
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
