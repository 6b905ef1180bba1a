import { privacyPolicy } from '@gift-registry/bff-contract';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteOldAuditEntries } from './audit-log.repository.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const personalDetails = JSON.stringify({ ip: '203.0.113.7', requestId: 'r', userAgent: 'Firefox' });

async function insertEntry(
  actorId: string,
  ageInDays: number,
  action = 'sign-in',
): Promise<string> {
  const { id } = await testApp.deps.db
    .insertInto('auditLog')
    .values({
      actorId,
      action,
      subject: `user:${actorId}`,
      details: personalDetails,
      createdAt: sql`now() - make_interval(days => ${ageInDays})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const entriesIn = async (ids: readonly string[]) =>
  testApp.deps.db.selectFrom('auditLog').selectAll().where('id', 'in', ids).execute();

async function insertUser(email: string): Promise<string> {
  const { id } = await testApp.deps.db
    .insertInto('users')
    .values({ email })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('audit entries are deleted after the 180 days that the privacy policy names', async () => {
  const user = await insertUser('kept@example.com');
  const [expired, recent] = [await insertEntry(user, 181), await insertEntry(user, 179)];
  await deleteOldAuditEntries(testApp.deps.db);
  expect((await entriesIn([expired, recent])).map(({ id }) => id)).toStrictEqual([recent]);
  expect(JSON.stringify(privacyPolicy)).toContain('180 days');
});

test('entries of the team are kept for two years, and only the rule removes them', async () => {
  const { db } = testApp.deps;
  const user = await insertUser('team@example.com');
  const [kept, expired] = [
    await insertEntry(user, 729, 'mail-sent-again'),
    await insertEntry(user, 732, 'mail-sent-again'),
  ];
  const refused = [
    sql`delete from audit_log where id = ${expired}`,
    sql`update audit_log set action = 'nothing' where id = ${kept}`,
    sql`truncate audit_log`,
  ];
  for (const statement of refused)
    await expect(statement.execute(db)).rejects.toThrow('append-only');
  await expect(
    db.transaction().execute(async (trx) => {
      await sql`create function pg_temp.prune_audit_log(most integer) returns void language plpgsql as
        $f$ begin delete from audit_log where id = ${sql.lit(expired)}; end $f$`.execute(trx);
      await sql`select pg_temp.prune_audit_log(1)`.execute(trx);
    }),
  ).rejects.toThrow('append-only');
  expect(await entriesIn([kept, expired])).toHaveLength(2);
  await deleteOldAuditEntries(db);
  expect((await entriesIn([kept, expired])).map(({ id }) => id)).toStrictEqual([kept]);
});

test('the audit entries of a deleted account lose the person, those of others keep it', async () => {
  const [deleted, other] = [
    await insertUser('deleted@example.com'),
    await insertUser('other@example.com'),
  ];
  const ids = [await insertEntry(deleted, 1), await insertEntry(other, 1)];
  await testApp.deps.db.deleteFrom('users').where('id', '=', deleted).execute();
  const entries = await entriesIn(ids);
  expect(entries.find(({ id }) => id === ids[0])).toMatchObject({
    actorId: null,
    subject: 'deleted-account',
    details: { requestId: 'r' },
  });
  expect(JSON.stringify(entries.find(({ id }) => id === ids[0]))).not.toMatch(/203\.0|Firefox/);
  expect(entries.find(({ id }) => id === ids[1])).toMatchObject({
    actorId: other,
    details: { ip: '203.0.113.7', userAgent: 'Firefox' },
  });
});
