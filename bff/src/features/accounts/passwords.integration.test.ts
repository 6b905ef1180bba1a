import {
  confirmEmail,
  requestPasswordReset,
  resetPassword,
  signIn,
  signUp,
} from '@gift-registry/bff-contract';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, linkValue } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signUpForm } from '../../testing/samples/sign-up-form.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

let people = 0;
const register = async (password: string): Promise<string> => {
  const email = `person-${(people += 1)}@example.com`;
  await testApp.client().call(signUp, { body: signUpForm(email, { password }) });
  const { data } = await lastMail(testApp, email, 'verify-email');
  const token = linkValue(data.link, 'token_hash');
  await testApp.client().call(confirmEmail, { body: { token, type: 'signup' } });
  return email;
};

test('seven characters are too few; eight to 128 work, whatever they are', async () => {
  const short = await failureOf(register('Abcdef1'));
  expect(short.status).toBe(422);
  expect(short.field).toBe('password');
  expect(short.message).toBe(
    'Password must be at least 8 characters long with uppercase, lowercase, and numbers.',
  );
  expect((await failureOf(register(`Aa1${'x'.repeat(126)}`))).status).toBe(422);
  for (const password of ['Kadhai7x', `Aa1 🎁 ${'क'.repeat(57)}`, `Aa1${' y'.repeat(62)}z`]) {
    const email = await register(password);
    await testApp.client().call(signIn, { body: { email, password } });
  }
});

test('a guessable password is rejected without counting a try or consuming the link', async () => {
  const common = await failureOf(register('Password123'));
  expect([common.status, common.field, common.message]).toStrictEqual([
    422,
    'password',
    'Many people use this password, so it is easy to guess. Please choose another one.',
  ]);
  const email = await register('Brass-lamp-7');
  const client = testApp.client();
  await client.call(requestPasswordReset, { body: { email } });
  const { link } = (await lastMail(testApp, email, 'reset-password')).data;
  const choose = (password: string) =>
    client.call(resetPassword, {
      body: {
        accessToken: linkValue(link, 'access_token'),
        refreshToken: linkValue(link, 'refresh_token'),
        password,
      },
    });
  for (const password of ['Qwerty123', 'Asha2026!', 'Tohfa1234'])
    expect({ case: password, got: (await failureOf(choose(password))).field }).toStrictEqual({
      case: password,
      got: 'password',
    });
  await choose('Copper-pan-9');
  await client.call(signIn, { body: { email, password: 'Copper-pan-9' } });
});

test('passwords that differ only after 72 bytes differ', async () => {
  const stem = `Aa1${'x'.repeat(97)}`;
  const email = await register(`${stem}1`);
  const wrong = testApp.client().call(signIn, { body: { email, password: `${stem}2` } });
  expect((await failureOf(wrong)).code).toBe('invalid-credentials');
});

test('a password of a megabyte is rejected', async () => {
  const client = testApp.client();
  const token = await client.csrfToken();
  const response = await client.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': token },
    body: JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(1_000_000) }),
  });
  expect(response.status).toBe(413);
});

test('at rest a password is an argon2id hash and nothing else', async () => {
  const password = 'Canary-Marigold-93';
  const email = await register(password);
  const { db } = testApp.deps;
  const row = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(row.passwordHash ?? '').toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const everything = await Promise.all([
    db.selectFrom('users').selectAll().execute(),
    db.selectFrom('outbox').selectAll().execute(),
    db.selectFrom('auditLog').selectAll().execute(),
    db.selectFrom('sessions').selectAll().execute(),
    db.selectFrom('authTokens').selectAll().execute(),
  ]);
  expect(JSON.stringify(everything)).not.toContain('Marigold');
});
