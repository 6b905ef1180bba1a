import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  confirmEmail,
  getSession,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  sendMagicLink,
  signIn,
  signUp,
} from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn, testPassword } from '../../testing/accounts.ts';
import { failureOf, tally } from '../../testing/failures.ts';
import { lastMail, linkValue, mailsTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUpForm } from '../../testing/samples/sign-up-form.ts';
import { hashLinkSecret } from '../../platform/keys/one-time-secrets.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const newPassword = 'Brand-new-1';
const browser = () => testApp.client();

const magicToken = async (email: string, mode: 'login' | 'signup' = 'login') => {
  await browser().call(sendMagicLink, { body: { email, mode } });
  return linkValue((await lastMail(testApp, email, 'magic-link')).data.link, 'token_hash');
};
const confirmToken = async (email: string, password = testPassword) => {
  await browser().call(signUp, {
    body: signUpForm(email, { password }),
  });
  return linkValue((await lastMail(testApp, email, 'verify-email')).data.link, 'token_hash');
};
const details = (email: string) => signUpForm(email, { password: testPassword });
const recovery = async (email: string) => {
  await browser().call(requestPasswordReset, { body: { email } });
  const { link } = (await lastMail(testApp, email, 'reset-password')).data;
  expect(link).toMatch(
    /^http:\/\/localhost:3000\/reset-password\?access_token=[\w-]{43}&refresh_token=[\w-]{43}&type=recovery$/,
  );
  return {
    accessToken: linkValue(link, 'access_token'),
    refreshToken: linkValue(link, 'refresh_token'),
  };
};
const expire = (email: string) =>
  sql`update auth_tokens set created_at = now() - interval '2 days',
    expires_at = now() - interval '1 second' where email = ${email}`.execute(testApp.deps.db);
const use = (token: string, type: 'signup' | 'magiclink' | 'email' | 'recovery') =>
  browser().call(confirmEmail, { body: { token, type } });

test('a link works once, and only for its purpose', async () => {
  const { email } = await createAccount(testApp);
  const magic = await magicToken(email);
  for (const type of ['signup', 'recovery'] as const)
    expect((await failureOf(use(magic, type))).code).toBe('token-invalid');
  const asRecovery = browser().call(resetPassword, {
    body: { accessToken: magic, refreshToken: magic, password: newPassword },
  });
  expect((await failureOf(asRecovery)).code).toBe('token-invalid');
  expect((await use(magic, 'magiclink')).user?.email).toBe(email);
  const again = await failureOf(use(magic, 'magiclink'));
  expect(again.message).toBe('This confirmation link is invalid or has already been used.');

  const confirmation = await confirmToken('confirm@example.com');
  expect((await failureOf(use(confirmation, 'magiclink'))).code).toBe('token-invalid');
  expect((await use(confirmation, 'email')).user?.email).toBe('confirm@example.com');
});

test('20 browsers open one link at once: one is signed in', async () => {
  const { email, id } = await createAccount(testApp);
  const token = await magicToken(email);
  const { succeeded, codes } = await tally(
    Array.from({ length: 20 }, () => use(token, 'magiclink')),
  );
  expect(succeeded).toBe(1);
  expect([...new Set(codes)]).toStrictEqual(['token-invalid']);
  const sessions = testApp.deps.db.selectFrom('sessions').select('idHash').where('userId', '=', id);
  expect((await sessions.execute()).length).toBe(1);
});

test('control: reading and consuming a link in two steps signs several in', async () => {
  const { email } = await createAccount(testApp);
  const hash = hashLinkSecret(await magicToken(email));
  const { db } = testApp.deps;
  const readThenUse = async (): Promise<boolean> => {
    const row = await db
      .selectFrom('authTokens')
      .select('consumedAt')
      .where('tokenHash', '=', hash)
      .executeTakeFirstOrThrow();
    if (row.consumedAt) return false;
    await setTimeout(5);
    await db
      .updateTable('authTokens')
      .set({ consumedAt: sql<string>`now()` })
      .where('tokenHash', '=', hash)
      .execute();
    return true;
  };
  const outcomes = await Promise.all(Array.from({ length: 20 }, readThenUse));
  expect(outcomes.filter(Boolean).length).toBeGreaterThan(1);
});

test("opening the page of a link doesn't consume it", async () => {
  const { email } = await createAccount(testApp);
  await browser().call(sendMagicLink, { body: { email, mode: 'login' } });
  const link = new URL((await lastMail(testApp, email, 'magic-link')).data.link);
  for (const method of ['GET', 'GET', 'GET', 'HEAD'])
    await (await browser().fetch(`${link.pathname}${link.search}`, { method })).arrayBuffer();
  expect((await use(linkValue(link.href, 'token_hash'), 'magiclink')).user?.email).toBe(email);
});

test("links expire by the database's clock", async () => {
  const { email } = await createAccount(testApp);
  const magic = await magicToken(email);
  const reset = await recovery(email);
  const { rows } = await sql<{ purpose: string; minutes: number }>`
    select purpose, extract(epoch from expires_at - created_at)::int / 60 as minutes
    from auth_tokens where email = ${email} order by purpose`.execute(testApp.deps.db);
  expect(rows).toStrictEqual([
    { purpose: 'magic-link', minutes: 10 },
    { purpose: 'recovery', minutes: 60 },
  ]);
  await expire(email);
  const late = await failureOf(use(magic, 'magiclink'));
  expect(late.status).toBe(410);
  expect(late.message).toBe('The confirmation link has expired. Please request a new one.');
  const body = { ...reset, password: newPassword };
  expect((await failureOf(browser().call(resetPassword, { body }))).code).toBe('token-expired');
});

test('the database stores no usable link', async () => {
  const { email } = await createAccount(testApp);
  const magic = await magicToken(email);
  const { accessToken } = await recovery(email);
  const rows = await testApp.deps.db.selectFrom('authTokens').selectAll().execute();
  const dump = JSON.stringify(
    rows.map((row) => ({ ...row, text: row.tokenHash.toString('utf8') })),
  );
  for (const secret of [magic, accessToken]) expect(dump).not.toContain(secret);
  expect(rows.every((row) => row.tokenHash.length === 32)).toBeTruthy();
});

test('links in mails use the configured origin, whatever the Host header says', async () => {
  const { email } = await createAccount(testApp);
  const client = browser();
  const response = await client.fetch('/api/auth/password-reset', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': await client.csrfToken(),
      'x-forwarded-host': 'evil.example',
    },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(202);
  const { link } = (await lastMail(testApp, email, 'reset-password')).data;
  expect(new URL(link).host).toBe('localhost:3000');
});

test('a reset ends every session, link and code of the account, and says so by mail', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { client: other } = await signUpAndIn(testApp);
  const magic = await magicToken(user.email);
  const body = { ...(await recovery(user.email)), password: newPassword };
  const { succeeded } = await tally(
    Array.from({ length: 20 }, () => browser().call(resetPassword, { body })),
  );
  expect(succeeded).toBe(1);
  expect((await client.call(getSession, {})).user).toBe(null);
  expect((await other.call(getSession, {})).user).not.toBe(null);
  expect((await failureOf(use(magic, 'magiclink'))).code).toBe('token-invalid');
  await lastMail(testApp, user.email, 'password-changed');
  const logIn = (password: string) =>
    browser().call(signIn, { body: { email: user.email, password } });
  expect((await failureOf(logIn(testPassword))).code).toBe('invalid-credentials');
  expect((await logIn(newPassword)).user?.id).toBe(user.id);
});

test('half a recovery link is rejected', async () => {
  const { email } = await createAccount(testApp);
  const { accessToken, refreshToken } = await recovery(email);
  for (const halves of [
    { accessToken, refreshToken: accessToken },
    { accessToken: refreshToken, refreshToken },
  ]) {
    const body = { ...halves, password: newPassword };
    expect((await failureOf(browser().call(resetPassword, { body }))).code).toBe('token-invalid');
  }
});

test("a stranger's password on an address is gone once its owner proves the mailbox", async () => {
  const email = 'victim@example.com';
  const strangersLink = await confirmToken(email, 'Strangers-pass-1');
  expect((await use(await magicToken(email), 'magiclink')).user?.email).toBe(email);
  const strangersTry = browser().call(signIn, { body: { email, password: 'Strangers-pass-1' } });
  expect((await failureOf(strangersTry)).code).toBe('invalid-credentials');
  expect((await failureOf(use(strangersLink, 'signup'))).code).toBe('token-invalid');
  await lastMail(testApp, email, 'password-removed');
});

test('a reset proves the mailbox of an account that never confirmed', async () => {
  const email = 'never-confirmed@example.com';
  await confirmToken(email, 'Strangers-pass-1');
  const body = { ...(await recovery(email)), password: newPassword };
  await browser().call(resetPassword, { body });
  expect(
    (await browser().call(signIn, { body: { email, password: newPassword } })).user?.email,
  ).toBe(email);
});

test('a magic link makes an account in sign-up mode only', async () => {
  const email = 'new-by-link@example.com';
  const ask = browser().call(sendMagicLink, { body: { email, mode: 'login' } });
  const error = await failureOf(ask);
  expect(error.message).toBe('No account found with this email address. Please sign up first.');
  const { user } = await use(await magicToken(email, 'signup'), 'magiclink');
  expect({ email: user?.email, role: user?.role }).toStrictEqual({ email, role: 'host' });
});

test('an unknown address has no password to reset', async () => {
  const ask = browser().call(requestPasswordReset, { body: { email: 'nobody@example.com' } });
  const error = await failureOf(ask);
  expect(error.status).toBe(404);
  expect(error.message).toBe(
    'No account found with this email address. Please check your email or sign up for a new account.',
  );
});

test('a confirmation link carries the page that asked for the account, also when it is sent again', async () => {
  const email = 'asked-by-a-page@example.com';
  const returnTo = '/add?url=https%3A%2F%2Fshop.example%2Flamp';
  const pageOfLink = async () =>
    linkValue((await lastMail(testApp, email, 'verify-email')).data.link, 'next');
  await browser().call(signUp, { body: { ...details(email), returnTo } });
  expect(await pageOfLink()).toBe(returnTo);
  await browser().call(resendConfirmation, { body: { email } });
  expect(await pageOfLink()).toBe('');
  await browser().call(resendConfirmation, { body: { email, returnTo } });
  expect(await pageOfLink()).toBe(returnTo);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/..//evil.example'])(
  'no link is mailed that leads to %s',
  async (returnTo) => {
    const email = `to-${returnTo.length}-elsewhere@example.com`;
    const body = { ...details(email), returnTo };
    const failure = await failureOf(browser().call(signUp, { body }));
    expect([failure.code, failure.field]).toEqual(['invalid-input', 'returnTo']);
    expect(await mailsTo(testApp, email)).toEqual([]);
  },
);
