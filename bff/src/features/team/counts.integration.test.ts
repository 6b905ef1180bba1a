import { sql } from 'kysely';
import { getAdminOverview } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepCounts } from './overview.repository.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

test('the overview shows kept counts, and counts itself when nobody keeps them', async () => {
  const { db } = app.deps;
  const { client } = await signUpAndIn(app, { role: 'admin' });
  const accounts = async () => (await client.call(getAdminOverview, {})).accounts;
  expect(await accounts()).toBe(1);
  await keepCounts(db);
  await signUpAndIn(app);
  expect(await accounts()).toBe(1);
  await keepCounts(db);
  expect(await accounts()).toBe(2);
  await signUpAndIn(app);
  await sql`update platform_counts set counted_at = now() - interval '4 minutes'`.execute(db);
  expect(await accounts()).toBe(3);
});
