import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { deleteEndedInvitations } from '../../features/registries/co-hosts.repository.ts';
import { deleteOldQueries } from '../../features/support/queries.repository.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteBatch } from './delete-batch.ts';

let app: TestApp;
beforeAll(async () => (app = await createTestApp()));
afterAll(() => app.close());

test('a batch has a bound, and says whether more may be left', async () => {
  const { db } = app.deps;
  await sql`
    insert into rate_limits (key, count, resets_at)
    select 'batch-' || n, 1, now() from generate_series(1, 5) n`.execute(db);
  const batch = () => deleteBatch(db, 'rateLimits', sql`key like 'batch-%'`, 3);
  expect([await batch(), await batch(), await batch()]).toEqual([true, false, false]);
});

test('questions leave after two years', async () => {
  const { db } = app.deps;
  await sql`
    insert into queries (name, email, query_text, created_at)
    select 'Asha', 'asha@example.com', age, now() - age::interval
      from unnest(array['23 months', '25 months']) age`.execute(db);
  await deleteOldQueries(db);
  expect(await db.selectFrom('queries').select('queryText').execute()).toEqual([
    { queryText: '23 months' },
  ]);
});

test('invitations leave 180 days after they were accepted, revoked or expired', async () => {
  const { db } = app.deps;
  const { user } = await signUpAndIn(app);
  const { registryId } = await createSampleRegistry(app, user.id);
  const past = (days: number) => sql<string>`now() - make_interval(days => ${days})`;
  const ends = ['acceptedAt', 'revokedAt', 'expiresAt'] as const;
  await db
    .insertInto('coHostInvitations')
    .values(
      ends.flatMap((end) =>
        [179, 181].map((days) => ({
          ...{ registryId, invitedBy: user.id, email: `${end.toLowerCase()}-${days}@example.com` },
          tokenHash: randomBytes(32),
          createdAt: past(200),
          expiresAt: past(0),
          [end]: past(days),
        })),
      ),
    )
    .execute();
  await deleteEndedInvitations(db);
  const left = await db.selectFrom('coHostInvitations').select('email').orderBy('email').execute();
  expect(left.map(({ email }) => email)).toEqual(
    ['acceptedat-179', 'expiresat-179', 'revokedat-179'].map((name) => `${name}@example.com`),
  );
});
