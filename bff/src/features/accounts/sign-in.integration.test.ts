import { sql } from 'kysely';
import {
  errorMessages,
  getSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from '@gift-registry/bff-contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { createAccount, testPassword } from '../../testing/accounts.ts';
import { failureOf, tally } from '../../testing/failures.ts';
import { lastMail, linkValue } from '../../testing/mailbox.ts';
import { newSession } from '../../testing/new-session.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAuthDependencies } from './auth-dependencies.ts';
import { signIn as checkPassword } from './sign-in.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const logIn = (email: string, password: string) =>
  testApp.client().call(signIn, { body: { email, password } });
const tooMany = 'Too many login attempts. Please wait before trying again.';

test('signing in and out', async () => {
  const user = await createAccount(testApp, { role: 'admin' });
  const client = testApp.client();
  const signedIn = await client.call(signIn, {
    body: { email: ` ${user.email.toUpperCase()}`, password: testPassword },
  });
  expect(signedIn.user).toStrictEqual(user);
  expect((await client.call(getSession, {})).user).toStrictEqual(user);
  expect((await client.call(signOut, {})).user).toBe(null);
  expect((await client.call(getSession, {})).user).toBe(null);
});

test('a wrong password and an unknown address get the messages of the specification', async () => {
  const { email } = await createAccount(testApp);
  const wrong = await failureOf(logIn(email, 'Wrong-pass-1'));
  expect(wrong.status).toBe(401);
  expect(wrong.message).toBe(
    'Invalid email or password. Please check your credentials and try again.',
  );
  const unknown = await failureOf(logIn('nobody@example.com', 'Wrong-pass-1'));
  expect(unknown.code).toBe('no-account');
  expect(unknown.message).toBe('No account found with this email address. Please sign up first.');
});

test('an account without a password and an unverified one answer like a wrong password', async () => {
  const { db } = testApp.deps;
  const passwordless = await createAccount(testApp);
  await db
    .updateTable('users')
    .set({ passwordHash: null })
    .where('id', '=', passwordless.id)
    .execute();
  const unverified = await createAccount(testApp);
  await db
    .updateTable('users')
    .set({ emailVerifiedAt: null })
    .where('id', '=', unverified.id)
    .execute();
  for (const { email } of [passwordless, unverified])
    expect((await failureOf(logIn(email, 'Wrong-pass-1'))).code).toBe('invalid-credentials');
  expect((await failureOf(logIn(unverified.email, testPassword))).code).toBe('email-unverified');
});

test('of 25 parallel wrong passwords five are checked, for any spelling of the address', async () => {
  const { email } = await createAccount(testApp);
  const spellings = [email, email.toUpperCase(), ` ${email} `];
  const calls = Array.from({ length: 25 }, (_, n) =>
    logIn(spellings[n % 3] ?? email, 'Wrong-pass-1'),
  );
  const { codes } = await tally(calls);
  expect(codes.toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'invalid-credentials'),
    ...Array.from({ length: 20 }, () => 'rate-limited'),
  ]);
});

test('a throttled account rejects the right password too, until the wait is over', async () => {
  const { email } = await createAccount(testApp);
  await tally(Array.from({ length: 6 }, () => logIn(email, 'Wrong-pass-1')));
  const [right, wrong] = await Promise.all([
    failureOf(logIn(email, testPassword)),
    failureOf(logIn(email, 'Wrong-pass-1')),
  ]);
  for (const error of [right, wrong]) {
    expect(error.status).toBe(429);
    expect(error.message).toBe(tooMany);
    expect(Number(error.retryAfter) > 250 && Number(error.retryAfter) <= 300).toBeTruthy();
  }
  // Throttled tries must not move the end of the window.
  await sql`update rate_limits set resets_at = resets_at - interval '300 seconds'`.execute(
    testApp.deps.db,
  );
  await logIn(email, testPassword);
});

test('an unknown address is throttled like a known one', async () => {
  const { codes } = await tally(
    Array.from({ length: 8 }, () => logIn('ghost@example.com', 'Wrong-pass-1')),
  );
  expect(codes.filter((code) => code === 'rate-limited').length).toBe(3);
});

test('a reset by mail opens a throttled account at once', async () => {
  const { email } = await createAccount(testApp);
  await tally(Array.from({ length: 6 }, () => logIn(email, 'Wrong-pass-1')));
  const client = testApp.client();
  await client.call(requestPasswordReset, { body: { email } });
  const { link } = (await lastMail(testApp, email, 'reset-password')).data;
  await client.call(resetPassword, {
    body: {
      accessToken: linkValue(link, 'access_token'),
      refreshToken: linkValue(link, 'refresh_token'),
      password: 'Brand-new-1',
    },
  });
  await logIn(email, 'Brand-new-1');
});

test("a password that was not checked doesn't count as a failure", async () => {
  const { email } = await createAccount(testApp);
  const busy = new AppError('unavailable', errorMessages.unavailable);
  const auth = createAuthDependencies(testApp.deps);
  const overloaded = {
    ...auth,
    passwords: { ...auth.passwords, matches: () => Promise.reject(busy) },
  };
  const requester = { ip: '::1', network: '::1', userAgent: '', requestId: '' };
  for (let tries = 0; tries < 10; tries += 1)
    await expect(
      checkPassword(overloaded, { email, password: 'x' }, requester, newSession()),
    ).rejects.toThrow(busy);
  expect((await logIn(email, testPassword)).user?.email).toBe(email);
});

test('success clears the count of failures', async () => {
  const { email } = await createAccount(testApp);
  for (const password of ['Wrong-1a', 'Wrong-1a', 'Wrong-1a', 'Wrong-1a', testPassword])
    await logIn(email, password).catch(() => undefined);
  expect((await failureOf(logIn(email, 'Wrong-1a'))).code).toBe('invalid-credentials');
  await logIn(email, testPassword);
});

test('a forwarded client address counts only from a trusted proxy', async () => {
  const trusting = await createTestApp({
    database: testApp.database,
    config: { trustedProxies: ['127.0.0.1/32'] },
  });
  try {
    const failFrom = async (app: TestApp, forwarded: string, n: number) => {
      const client = app.client();
      const response = await client.fetch('/api/auth/login', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': await client.csrfToken(),
          'x-forwarded-for': forwarded,
        },
        body: JSON.stringify({
          email: `${forwarded.replace(/\W/g, '-')}-${n}@x.example`,
          password: 'x',
        }),
      });
      await response.arrayBuffer();
    };
    const buckets = async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from rate_limits where key like 'sign-in/client:%'`.execute(
        testApp.deps.db,
      );
      return rows[0]?.n ?? 0;
    };
    await testApp.deps.db.deleteFrom('rateLimits').execute();
    for (const n of [1, 2, 3]) await failFrom(testApp, `203.0.113.${n}`, n);
    expect(await buckets()).toBe(1);
    for (const n of [1, 2, 3]) await failFrom(trusting, `2001:db8:1:2::${n}`, n);
    expect(await buckets()).toBe(2);
    await failFrom(trusting, '203.0.113.9', 1);
    await failFrom(trusting, '::ffff:203.0.113.9', 2);
    expect(await buckets()).toBe(3);
    await failFrom(trusting, '198.51.100.1, 203.0.113.9', 3);
    expect(await buckets()).toBe(3);
  } finally {
    await trusting.close();
  }
});
