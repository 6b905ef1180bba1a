import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as contract from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn, testPassword } from '../../testing/accounts.ts';
import { failureOf, tally } from '../../testing/failures.ts';
import { lastMail, mailsTo } from '../../testing/mailbox.ts';
import { stepUp } from '../../testing/step-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const newPassword = 'Copper-pan-92';
const isSignedIn = async (client: TestClient) =>
  (await client.call(contract.getSession, {})).user !== null;

async function signIn(email: string, password = testPassword): Promise<TestClient> {
  const client = testApp.client();
  await client.call(contract.signIn, { body: { email, password } });
  return client;
}

const changePassword = (client: TestClient, currentPassword?: string) =>
  client.call(contract.changePassword, {
    body: { password: newPassword, ...(currentPassword === undefined ? {} : { currentPassword }) },
  });

test('names and phone number are saved, with their rules', async () => {
  const { client } = await signUpAndIn(testApp);
  const save = (phone: string) =>
    client.call(contract.saveAccount, { body: { firstName: 'Usha', lastName: 'Rao', phone } });
  expect((await save('+91 98765 43210')).phone).toBe('9876543210');
  expect((await failureOf(save('12345'))).field).toBe('phone');
  expect(await save('')).toMatchObject({ firstName: 'Usha', phone: '' });
  expect((await client.call(contract.getSession, {})).user?.firstName).toBe('Usha');
});

test('a confirmation counts on its device only, and for 15 minutes', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const other = await signIn(user.email);
  const ask = (by: TestClient) =>
    by.call(contract.changeEmail, { body: { email: `${randomUUID()}@example.com` } });
  expect((await failureOf(ask(client))).code).toBe('step-up-required');
  const wrong = client.call(contract.confirmIdentity, { body: { password: 'Wrong-pass-1' } });
  expect(await failureOf(wrong)).toMatchObject({ status: 403, field: 'password' });
  await stepUp(client);
  await ask(client);
  expect((await failureOf(ask(other))).code).toBe('step-up-required');
  await sql`update sessions set confirmed_at = confirmed_at - interval '16 minutes'
    where user_id = ${user.id}`.execute(testApp.deps.db);
  expect((await failureOf(ask(client))).code).toBe('step-up-required');
});

test('wrong passwords of a confirmation are limited like those of a sign-in, also at once', async () => {
  const { client } = await signUpAndIn(testApp);
  const tries = Array.from({ length: 12 }, () =>
    client.call(contract.confirmIdentity, { body: { password: 'Wrong-pass-1' } }),
  );
  const { codes } = await tally(tries);
  expect(codes.filter((code) => code === 'invalid-credentials')).toHaveLength(5);
  expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(7);
});

test('a mailed code confirms once, after five wrong ones not at all, and is no code of a sign-in', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const mailed = async () => {
    await client.call(contract.sendIdentityCode, {});
    return (await lastMail(testApp, user.email, 'identity-code')).data.code;
  };
  const confirm = (code: string) => client.call(contract.confirmIdentity, { body: { code } });
  const code = await mailed();
  const asSignIn = testApp.client().call(contract.verifyOtp, {
    body: { email: user.email, token: code, type: 'email' },
  });
  expect((await failureOf(asSignIn)).code).toBe('token-invalid');
  await confirm(code);
  expect((await failureOf(confirm(code))).code).toBe('token-invalid');

  const second = await mailed();
  const wrong = second === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) await failureOf(confirm(wrong));
  expect((await failureOf(confirm(second))).code).toBe('token-invalid');
});

test('a new password needs the old one, ends all other sessions and is announced', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const other = await signIn(user.email);
  for (const wrong of [undefined, 'Wrong-pass-1'])
    expect(await failureOf(changePassword(client, wrong))).toMatchObject({
      code: 'invalid-credentials',
      field: 'currentPassword',
    });
  expect(await isSignedIn(other)).toBe(true);
  await changePassword(client, testPassword);
  expect(await isSignedIn(client)).toBe(true);
  expect(await isSignedIn(other)).toBe(false);
  await lastMail(testApp, user.email, 'password-changed');
  expect((await failureOf(signIn(user.email))).code).toBe('invalid-credentials');
  await signIn(user.email, newPassword);
});

test('the first password of an account without one asks for a mailed code', async () => {
  const { client, user } = await signUpAndIn(testApp);
  await testApp.deps.db
    .updateTable('users')
    .set({ passwordHash: null })
    .where('id', '=', user.id)
    .execute();
  expect((await client.call(contract.getAccount, {})).hasPassword).toBe(false);
  expect((await failureOf(changePassword(client))).code).toBe('step-up-required');
  await client.call(contract.sendIdentityCode, {});
  const { code } = (await lastMail(testApp, user.email, 'identity-code')).data;
  await client.call(contract.confirmIdentity, { body: { code } });
  await changePassword(client);
  await signIn(user.email, newPassword);
});

test('two changes of a password at once: one wins, and the other changes nothing', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const other = await signIn(user.email);
  const { succeeded } = await tally([
    changePassword(client, testPassword),
    changePassword(other, testPassword),
  ]);
  expect(succeeded).toBe(1);
});

test('guessable passwords are refused', async () => {
  const { client } = await signUpAndIn(testApp);
  const change = client.call(contract.changePassword, {
    body: { currentPassword: testPassword, password: 'Password123' },
  });
  expect((await failureOf(change)).field).toBe('password');
});

test('entries of the account name the action, and can’t be changed', async () => {
  const user = await createAccount(testApp);
  const client = await signIn(user.email);
  await changePassword(client, testPassword);
  const { db } = testApp.deps;
  const entries = await db
    .selectFrom('auditLog')
    .select('action')
    .where('actorId', '=', user.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toStrictEqual(['sign-in', 'password-changed']);
  const change = sql`update audit_log set action = 'x' where actor_id = ${user.id}`.execute(db);
  await expect(change).rejects.toThrow('append-only');
  const removal = sql`delete from audit_log where actor_id = ${user.id}`.execute(db);
  await expect(removal).rejects.toThrow('append-only');
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('append-only');
  expect(JSON.stringify(await mailsTo(testApp, user.email))).not.toContain(newPassword);
});
