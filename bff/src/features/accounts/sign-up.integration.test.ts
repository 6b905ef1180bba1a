import {
  confirmEmail,
  getSession,
  resendConfirmation,
  signIn,
  signUp,
} from '@gift-registry/bff-contract';
import { createAccount, testPassword } from '../../testing/accounts.ts';
import { failureOf, tally } from '../../testing/failures.ts';
import { lastMail, linkValue, mailsTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUpForm } from '../../testing/samples/sign-up-form.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const password = 'Brass-lamp-7';
const person = (email: string) => signUpForm(email, { lastName: "D'Souza", password });
const tokenOf = async (email: string) =>
  linkValue((await lastMail(testApp, email, 'verify-email')).data.link, 'token_hash');

test('signing up, confirming and signing in makes a host', async () => {
  const email = 'asha@example.com';
  const client = testApp.client();
  await client.call(signUp, { body: person(` ${email.toUpperCase()} `) });
  expect((await client.call(getSession, {})).user).toBe(null);

  const early = await failureOf(client.call(signIn, { body: { email, password } }));
  expect(early.code).toBe('email-unverified');
  expect(early.message).toBe(
    'Please verify your email address before logging in. Check your inbox for a confirmation email.',
  );

  const { data } = await lastMail(testApp, email, 'verify-email');
  expect(data.firstName).toBe('Asha');
  expect(data.link).toMatch(
    /^http:\/\/localhost:3000\/email-confirmation\?token_hash=[\w-]{43}&type=signup$/,
  );
  const { user } = await client.call(confirmEmail, {
    body: { token: linkValue(data.link, 'token_hash'), type: 'signup' },
  });
  expect({ ...user, id: '' }).toStrictEqual({
    id: '',
    email,
    firstName: 'Asha',
    lastName: "D'Souza",
    role: 'host',
  });
  await testApp.client().call(signIn, { body: { email, password } });
});

test('a sign-up with a known address is rejected, and the owner gets a mail', async () => {
  const { email } = await createAccount(testApp);
  const client = testApp.client();
  const error = await failureOf(client.call(signUp, { body: person(email) }));
  expect(error.status).toBe(409);
  expect(error.message).toBe(
    "An account with this email already exists. Please try logging in instead or use the 'Forgot Password' option.",
  );
  await lastMail(testApp, email, 'account-exists');
  await client.call(signIn, { body: { email, password: testPassword } });
});

test('an unconfirmed sign-up can be repeated, and the last one counts', async () => {
  const email = 'again@example.com';
  const client = testApp.client();
  await client.call(signUp, { body: { ...person(email), password: 'First-try-1' } });
  const first = await tokenOf(email);
  await client.call(signUp, { body: person(email) });
  const stale = client.call(confirmEmail, { body: { token: first, type: 'signup' } });
  expect((await failureOf(stale)).code).toBe('token-invalid');
  await client.call(confirmEmail, { body: { token: await tokenOf(email), type: 'signup' } });
  await testApp.client().call(signIn, { body: { email, password } });
});

test('parallel sign-ups with one address make one account', async () => {
  const email = 'parallel@example.com';
  const calls = Array.from({ length: 3 }, () =>
    testApp.client().call(signUp, { body: person(email) }),
  );
  expect((await tally(calls)).succeeded).toBe(3);
  const accounts = testApp.deps.db.selectFrom('users').select('id').where('email', '=', email);
  expect((await accounts.execute()).length).toBe(1);
});

test('a resent link replaces the first one; without a pending sign-up there is none', async () => {
  const email = 'resend@example.com';
  const client = testApp.client();
  await client.call(signUp, { body: person(email) });
  const first = await tokenOf(email);
  await client.call(resendConfirmation, { body: { email } });
  const second = await tokenOf(email);
  expect(first).not.toBe(second);
  await failureOf(client.call(confirmEmail, { body: { token: first, type: 'signup' } }));
  await client.call(confirmEmail, { body: { token: second, type: 'signup' } });
  for (const address of [email, 'nobody@example.com']) {
    const error = await failureOf(client.call(resendConfirmation, { body: { email: address } }));
    expect(error.status).toBe(404);
    expect(error.message).toBe('No pending confirmation found for this email address.');
  }
});

test('the mail limit of an address holds over all forms', async () => {
  const email = 'flood@example.com';
  const client = testApp.client();
  await client.call(signUp, { body: person(email) });
  const resends = Array.from({ length: 10 }, () =>
    client.call(resendConfirmation, { body: { email } }),
  );
  expect((await tally(resends)).succeeded).toBe(3);
  const error = await failureOf(client.call(resendConfirmation, { body: { email } }));
  expect(error.message).toBe(
    'Too many confirmation emails sent. Please wait before requesting another.',
  );
  expect(Number(error.retryAfter) > 800 && Number(error.retryAfter) <= 900).toBeTruthy();
  expect((await mailsTo(testApp, email)).length).toBe(4);
});

test('a sign-up whose mail cannot be queued leaves nothing behind', async () => {
  const email = 'halfway@example.com';
  const { db } = testApp.deps;
  await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
  try {
    const error = await failureOf(testApp.client().call(signUp, { body: person(email) }));
    expect(error.status).toBe(500);
    expect(error.message).toBe('An unexpected error occurred');
  } finally {
    await db.schema.alterTable('outbox_away').renameTo('outbox').execute();
  }
  const left = await db.selectFrom('users').select('id').where('email', '=', email).execute();
  expect(left).toStrictEqual([]);
  await testApp.client().call(signUp, { body: person(email) });
});

test('a role in the body is refused', async () => {
  const body = { ...person('sly@example.com'), role: 'admin' };
  expect((await failureOf(testApp.client().call(signUp, { body }))).status).toBe(422);
});
