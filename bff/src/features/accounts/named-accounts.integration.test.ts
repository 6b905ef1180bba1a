import { randomUUID } from 'node:crypto';
import * as contract from '@gift-registry/bff-contract';
import { createAccount, testPassword } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp({ config: { accountDisclosure: 'spec' } })));
afterAll(() => testApp.close());

const browser = () => testApp.client();
const nobody = () => `${randomUUID()}@example.com`;
const confirmed = async () => (await createAccount(testApp)).email;
const signUpWith = (email: string) =>
  browser().call(contract.signUp, {
    body: {
      firstName: 'Asha',
      lastName: 'Rao',
      email,
      password: testPassword,
      termsAccepted: true,
    },
  });
const unconfirmed = async () => {
  const email = nobody();
  await signUpWith(email);
  return email;
};

const signInWith = (email: string, password: string) =>
  browser().call(contract.signIn, { body: { email, password } });
const resend = (email: string) => browser().call(contract.resendConfirmation, { body: { email } });
const reset = (email: string) => browser().call(contract.requestPasswordReset, { body: { email } });
const ask = (route: typeof contract.sendOtp | typeof contract.sendMagicLink, email: string) =>
  browser().call(route, { body: { email, mode: 'login' } });

const refusals: readonly (readonly [
  what: string,
  call: () => Promise<unknown>,
  status: number,
  message: string,
])[] = [
  [
    'a wrong password',
    async () => signInWith(await confirmed(), 'Wrong-pass-1'),
    401,
    'Invalid email or password. Please check your credentials and try again.',
  ],
  [
    'a sign-in before the confirmation',
    async () => signInWith(await unconfirmed(), testPassword),
    403,
    'Please verify your email address before logging in. Check your inbox for a confirmation email.',
  ],
  [
    'a sign-in to no account',
    () => signInWith(nobody(), testPassword),
    404,
    'No account found with this email address. Please sign up first.',
  ],
  [
    'a second sign-up',
    async () => signUpWith(await confirmed()),
    409,
    "An account with this email already exists. Please try logging in instead or use the 'Forgot Password' option.",
  ],
  [
    'a reset of no account',
    () => reset(nobody()),
    404,
    'No account found with this email address. Please check your email or sign up for a new account.',
  ],
  [
    'a resent confirmation to no account',
    () => resend(nobody()),
    404,
    'No pending confirmation found for this email address.',
  ],
  [
    'a resent confirmation to a confirmed account',
    async () => resend(await confirmed()),
    404,
    'No pending confirmation found for this email address.',
  ],
  [
    'a magic link to no account',
    () => ask(contract.sendMagicLink, nobody()),
    404,
    'No account found with this email address. Please sign up first.',
  ],
  [
    'a code to no account',
    () => ask(contract.sendOtp, nobody()),
    404,
    'No account found with this email address. Please sign up first.',
  ],
];

for (const [what, call, status, message] of refusals)
  test(`${what}: ${message}`, async () => {
    const error = await failureOf(call());
    expect([error.status, error.message]).toStrictEqual([status, message]);
  });

test('an address without an account gets no mail', async () => {
  const email = nobody();
  await Promise.all(
    [
      reset(email),
      resend(email),
      ask(contract.sendOtp, email),
      ask(contract.sendMagicLink, email),
    ].map(failureOf),
  );
  expect(await mailsTo(testApp, email)).toStrictEqual([]);
});

test('a rate-limited person is told how long to wait', async () => {
  const email = await confirmed();
  for (let failures = 0; failures < 5; failures += 1)
    expect((await failureOf(signInWith(email, 'Wrong-pass-1'))).status).toBe(401);
  const locked = await failureOf(signInWith(email, testPassword));
  expect(locked.status).toBe(429);
  expect(locked.message).toBe('Too many login attempts. Please wait before trying again.');
  expect((locked.retryAfter ?? 0) > 0 && (locked.retryAfter ?? 0) <= 300).toBeTruthy();

  const pending = await unconfirmed();
  for (let mails = 0; mails < 3; mails += 1) await resend(pending);
  const mailed = await failureOf(resend(pending));
  expect(mailed.message).toBe(
    'Too many confirmation emails sent. Please wait before requesting another.',
  );

  const forgetful = await confirmed();
  for (let mails = 0; mails < 3; mails += 1) await reset(forgetful);
  const again = await failureOf(reset(forgetful));
  expect(again.message).toMatch(
    /^Too many attempts\. Please wait \d+ minutes before trying again\.$/,
  );
  expect(again.retryAfter ?? 0).toBeGreaterThan(3000);
});

test('an account allows at most fifteen failures an hour', async () => {
  const email = await confirmed();
  const { db } = testApp.deps;
  for (let round = 0; round < 3; round += 1) {
    for (let failures = 0; failures < 5; failures += 1)
      expect((await failureOf(signInWith(email, 'Wrong-pass-1'))).status).toBe(401);
    await db.deleteFrom('rateLimits').where('key', 'like', 'sign-in/address/short:%').execute();
  }
  const locked = await failureOf(signInWith(email, testPassword));
  expect(locked.status).toBe(429);
  expect(locked.retryAfter ?? 0).toBeGreaterThan(300);
});
