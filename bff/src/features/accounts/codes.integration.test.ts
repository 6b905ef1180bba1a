import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { getSession, sendOtp, signIn, signUp, verifyOtp } from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { failureOf, tally } from '../../testing/failures.ts';
import { lastMail } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { hashCode } from '../../platform/keys/one-time-secrets.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());
// Trying many codes from one address is what the limits are there to stop.
const forgetLimits = () => testApp.deps.db.deleteFrom('rateLimits').execute();

const codeFor = async (email: string, mode: 'login' | 'signup' = 'login'): Promise<string> => {
  await testApp.client().call(sendOtp, { body: { email, mode } });
  return (await lastMail(testApp, email, 'otp')).data.code;
};
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const verify = (email: string, token: string, client = testApp.client()) =>
  client.call(verifyOtp, { body: { email, token, type: 'email' } });

test('a wrong code keeps the right one valid; the right one works once', async () => {
  const { email, id } = await createAccount(testApp);
  const code = await codeFor(email);
  expect(code).toMatch(/^\d{6}$/);
  const wrong = await failureOf(verify(email, wrongCode(code)));
  expect(wrong.message).toBe('Invalid OTP code');
  const client = testApp.client();
  expect((await verify(email, code, client)).user?.id).toBe(id);
  expect((await client.call(getSession, {})).user?.id).toBe(id);
  expect((await failureOf(verify(email, code))).code).toBe('token-invalid');
});

test('of 50 parallel wrong codes five are checked, and then the right one fails too', async () => {
  await forgetLimits();
  const { email } = await createAccount(testApp);
  const code = await codeFor(email);
  await tally(Array.from({ length: 50 }, () => verify(email, wrongCode(code))));
  await forgetLimits();
  const { attempts } = await testApp.deps.db
    .selectFrom('authTokens')
    .select('attempts')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(5);
  expect((await failureOf(verify(email, code))).code).toBe('token-invalid');
});

test('control: counting after the comparison checks far more than five codes', async () => {
  const { email } = await createAccount(testApp);
  await codeFor(email);
  const { db } = testApp.deps;
  let looked = 0;
  const lookThenCount = async (): Promise<void> => {
    const row = await db
      .selectFrom('authTokens')
      .select('attempts')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    if (row.attempts >= 5) return;
    looked += 1;
    await setTimeout(5);
    await db
      .updateTable('authTokens')
      .set({ attempts: row.attempts + 1 })
      .where('email', '=', email)
      .execute();
  };
  await Promise.all(Array.from({ length: 50 }, lookThenCount));
  expect(looked).toBeGreaterThan(5);
});

test('20 browsers with the right code at once: one is signed in', async () => {
  await forgetLimits();
  const { email } = await createAccount(testApp);
  const code = await codeFor(email);
  const { succeeded } = await tally(Array.from({ length: 20 }, () => verify(email, code)));
  expect(succeeded).toBe(1);
});

test('a new code replaces the old one, and tries are limited over all codes of an address', async () => {
  await forgetLimits();
  const { email } = await createAccount(testApp);
  const first = await codeFor(email);
  let latest = first;
  while (latest === first) latest = await codeFor(email);
  expect((await failureOf(verify(email, first))).code).toBe('token-invalid');
  await verify(email, latest);
  await tally(Array.from({ length: 30 }, () => verify(email, '000000')));
  const error = await failureOf(verify(email, '000000'));
  expect(error.code).toBe('rate-limited');
  expect(error.message).toMatch(
    /^Too many attempts\. Please wait 60 minutes before trying again\.$/,
  );
});

test('a code belongs to one address and ends after ten minutes', async () => {
  await forgetLimits();
  const [a, b] = [await createAccount(testApp), await createAccount(testApp)];
  const code = await codeFor(a.email);
  await codeFor(b.email);
  if (code !== (await lastMail(testApp, b.email, 'otp')).data.code)
    expect((await failureOf(verify(b.email, code))).code).toBe('token-invalid');
  await sql`update auth_tokens set created_at = created_at - interval '10 minutes',
    expires_at = expires_at - interval '10 minutes' where email = ${a.email}`.execute(
    testApp.deps.db,
  );
  expect((await failureOf(verify(a.email, code))).code).toBe('token-invalid');
});

test('codes are hashed with a key that the database does not hold', async () => {
  const { email } = await createAccount(testApp);
  const code = await codeFor(email);
  const { tokenHash: stored } = await testApp.deps.db
    .selectFrom('authTokens')
    .select('tokenHash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(hashCode(Buffer.alloc(32), email, code).equals(stored)).toBeFalsy();
});

test("a code in sign-up mode makes the account, and drops a stranger's password", async () => {
  await forgetLimits();
  const fresh = 'new-by-code@example.com';
  expect((await verify(fresh, await codeFor(fresh, 'signup'))).user?.role).toBe('host');

  const email = 'claimed@example.com';
  const password = 'Strangers-pass-1';
  await testApp.client().call(signUp, {
    body: { firstName: 'Not', lastName: 'Me', email, password, termsAccepted: true },
  });
  await verify(email, await codeFor(email));
  const strangersTry = testApp.client().call(signIn, { body: { email, password } });
  expect((await failureOf(strangersTry)).code).toBe('invalid-credentials');
});

test('a code with five digits is rejected', async () => {
  const error = await failureOf(verify('a@example.com', '12345'));
  expect(error.status).toBe(422);
  expect(error.message).toBe('Please enter the complete 6-digit code');
});
