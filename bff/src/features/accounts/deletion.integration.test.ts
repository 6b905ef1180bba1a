import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as contract from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn, testPassword } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, mailsTo } from '../../testing/mailbox.ts';
import { giveGift } from '../../testing/samples/given-gifts.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAuthDependencies } from './auth-dependencies.ts';
import { deleteDueAccounts } from './delete-account.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const signIn = async (email: string) => {
  const client = testApp.client();
  await client.call(contract.signIn, { body: { email, password: testPassword } });
  return client;
};

async function deletedHost() {
  const { client, user } = await signUpAndIn(testApp);
  const registry = await createSampleRegistry(testApp, user.id);
  await stepUp(client);
  const { deletesAt } = await client.call(contract.deleteAccount, {});
  return { client, user, registry, deletesAt };
}

const sweep = () => deleteDueAccounts(createAuthDependencies(testApp.deps));
const letDaysPass = (userId: string) =>
  sql`update users set deletes_at = deletes_at - interval '14 days' where id = ${userId}`.execute(
    testApp.deps.db,
  );
const sharedStatus = async (shareCode: string) =>
  testApp
    .client()
    .call(contract.getSharedRegistry, { params: { shareCode } })
    .then(
      () => 200,
      (error: contract.ApiError) => error.status,
    );

test('a deletion asks for a confirmation, ends all sessions and links, and mails the way back', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { shareCode } = await createSampleRegistry(testApp, user.id);
  const other = await signIn(user.email);
  expect((await failureOf(client.call(contract.deleteAccount, {}))).code).toBe('step-up-required');
  await stepUp(client);
  const { deletesAt } = await client.call(contract.deleteAccount, {});
  const days = (Date.parse(deletesAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);
  for (const each of [client, other])
    expect((await each.call(contract.getSession, {})).user).toBeNull();
  expect(await sharedStatus(shareCode)).toBe(404);
  expect((await lastMail(testApp, user.email, 'account-deletion')).data.deletesAt).toBe(deletesAt);
});

test('until then the owner signs in, sees only the account, and keeps it with the registries', async () => {
  const { user, registry, deletesAt } = await deletedHost();
  await sweep();
  const client = await signIn(user.email);
  expect((await client.call(contract.getSession, {})).user?.deletesAt).toBe(deletesAt);
  expect((await failureOf(client.call(contract.listRegistries, {}))).status).toBe(403);
  const account = await client.call(contract.keepAccount, {});
  expect(account).toMatchObject({ deletesAt: null, ownRegistries: [{ id: registry.registryId }] });
  expect(await sharedStatus(registry.shareCode)).toBe(200);
  await lastMail(testApp, user.email, 'account-kept');
  await client.call(contract.listRegistries, {});
  expect((await failureOf(client.call(contract.keepAccount, {}))).status).toBe(409);
});

test('a registry that its owner had deleted before doesn’t return with the account', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { registryId } = await createSampleRegistry(testApp, user.id);
  await stepUp(client);
  await client.call(contract.deleteRegistry, {
    params: { registryId },
    body: { word: 'delete' },
  });
  await client.call(contract.deleteAccount, {});
  const back = await signIn(user.email);
  expect((await back.call(contract.keepAccount, {})).ownRegistries).toStrictEqual([]);
});

test('after 14 days everything is gone, and the audit log has lost the person', async () => {
  const { user, registry } = await deletedHost();
  const { db } = testApp.deps;
  await sql`update registries set deleted_at = null where id = ${registry.registryId}`.execute(db);
  await sql`update registry_shares set is_active = true where registry_id = ${registry.registryId}`.execute(
    db,
  );
  const first = { shareCode: registry.shareCode, itemId: registry.itemIds[0] ?? '' };
  await giveGift(testApp, first, { guestEmail: 'ravi@example.com' });
  await db
    .insertInto('queries')
    .values({ name: 'Meera', email: user.email, queryText: 'Hello?' })
    .execute();
  await letDaysPass(user.id);
  await sweep();

  const { rows } = await sql<{ left: number }>`
    select (select count(*) from users where id = ${user.id})
      + (select count(*) from registries where owner_id = ${user.id})
      + (select count(*) from claims where registry_id = ${registry.registryId})
      + (select count(*) from sessions where user_id = ${user.id})
      + (select count(*) from auth_tokens where email = ${user.email})
      + (select count(*) from queries where email = ${user.email})
      + (select count(*) from audit_log where actor_id = ${user.id} or subject like ${`%${user.id}%`}) as left
  `.execute(db);
  expect(rows[0]?.left).toBe(0);
  const entries = await db.selectFrom('auditLog').selectAll().execute();
  expect(entries.map(({ action }) => action)).toContain('account-deleted');
  expect((await mailsTo(testApp, user.email)).at(-1)?.template).toBe('account-deleted');
  expect((await failureOf(signIn(user.email))).code).not.toBe('internal');
});

test('the sweeper leaves an account that was kept meanwhile', async () => {
  const { user } = await deletedHost();
  await (await signIn(user.email)).call(contract.keepAccount, {});
  await sweep();
  await signIn(user.email);
});

test('a registry that was handed over stays, with what its former owner added', async () => {
  const { client: owner, user } = await signUpAndIn(testApp);
  const { client: heir, user: next } = await signUpAndIn(testApp);
  const { registryId, shareCode, itemIds } = await createSampleRegistry(testApp, user.id);
  await giveGift(testApp, { shareCode, itemId: itemIds[0] ?? '' });
  const { db } = testApp.deps;
  await db.insertInto('coHosts').values({ registryId, userId: next.id }).execute();
  await stepUp(owner);
  await owner.call(contract.offerHandover, { params: { registryId }, body: { userId: next.id } });
  await heir.call(contract.answerHandover, { params: { registryId }, body: { accept: true } });
  await owner.call(contract.deleteAccount, {});
  expect(await sharedStatus(shareCode)).toBe(200);
  await letDaysPass(user.id);
  await sweep();
  expect(await sharedStatus(shareCode)).toBe(200);
  const { items } = await heir.call(contract.listItems, { params: { registryId } });
  expect(items).toHaveLength(itemIds.length);
  const { gifts } = await heir.call(contract.listGifts, { query: { registryId } });
  expect(gifts).toHaveLength(1);
});

test('the only admin can’t leave', async () => {
  const { client } = await signUpAndIn(testApp, { role: 'admin' });
  await stepUp(client);
  expect((await failureOf(client.call(contract.deleteAccount, {}))).code).toBe('conflict');
  await createAccount(testApp, { role: 'admin', email: `${randomUUID()}@example.com` });
  await client.call(contract.deleteAccount, {});
});
