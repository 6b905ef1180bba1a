import { confirmEmail, sendMagicLink, sendOtp, signIn, signUp } from '@gift-registry/bff-contract';
import { createAccount, testPassword } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, linkValue } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUpForm } from '../../testing/samples/sign-up-form.ts';

let closed: TestApp;
let open: TestApp;
beforeAll(async () => {
  open = await createTestApp();
  closed = await createTestApp({ database: open.database, config: { signUp: 'closed' } });
});
afterAll(async () => {
  await closed.close();
  await open.close();
});

const disabled = 'Account registration is currently disabled. Please contact support.';
test('while sign-up is closed, the form, a link and a code refuse new accounts', async () => {
  const email = 'new@example.com';
  const body = { email, mode: 'signup' as const };
  const failures = await Promise.all(
    [
      closed.client().call(signUp, { body: signUpForm(email) }),
      closed.client().call(sendMagicLink, { body }),
      closed.client().call(sendOtp, { body }),
    ].map(failureOf),
  );
  for (const { status, message } of failures)
    expect([status, message]).toStrictEqual([403, disabled]);
});

test('a link that was mailed before sign-up closed creates no account', async () => {
  const email = 'late@example.com';
  await open.client().call(sendMagicLink, { body: { email, mode: 'signup' } });
  const { data } = await lastMail(open, email, 'magic-link');
  const body = { token: linkValue(data.link, 'token_hash'), type: 'magiclink' as const };
  const failure = await failureOf(closed.client().call(confirmEmail, { body }));
  expect(failure.message).toBe(disabled);
});

test('while sign-up is closed, existing accounts sign in', async () => {
  const { email } = await createAccount(open);
  const { user } = await closed.client().call(signIn, { body: { email, password: testPassword } });
  expect(user?.email).toBe(email);
});

test.each([
  [
    'short',
    { password: 'short' },
    'password',
    'Password must be at least 8 characters long with uppercase, lowercase, and numbers.',
  ],
  [
    'without digits',
    { password: 'Sunlight-Lamp' },
    'password',
    'Password must be at least 8 characters long with uppercase, lowercase, and numbers.',
  ],
  ['malformed', { email: 'nobody' }, 'email', 'Please enter a valid email address.'],
])(
  'a %s value is refused with its message and counts as no attempt',
  async (_, change, field, message) => {
    const client = open.client();
    for (let count = 0; count < 5; count += 1) {
      const body = { ...signUpForm('careful@example.com'), ...change };
      const failure = await failureOf(client.call(signUp, { body }));
      expect([failure.status, failure.field, failure.message]).toStrictEqual([422, field, message]);
    }
  },
);

test('after refused values, a good password signs up at the first attempt', async () => {
  await open.client().call(signUp, { body: signUpForm('careful@example.com') });
  expect((await lastMail(open, 'careful@example.com', 'verify-email')).template).toBe(
    'verify-email',
  );
});
