import { setTimeout as delay } from 'node:timers/promises';
import { QUEUE_SCHEMA } from '@gift-registry/workers-contract';
import { sql } from 'kysely';
import { createAccount } from '../../testing/accounts.ts';
import {
  hiddenAccounts,
  postFromAnyNetwork as post,
  signUpForm,
  unknownAddresses,
} from '../../testing/hidden-accounts.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ config: hiddenAccounts });
});
afterAll(() => testApp.close());

const visible = ({ status, headers, text }: Awaited<ReturnType<typeof post>>) => ({
  status,
  headers,
  text: text.replace(/"requestId":"[^"]*"/, '"requestId":""'),
});

const flows = [
  ['/api/auth/login', { password: 'Wrong-pass-1' }],
  ['/api/auth/password-reset', {}],
  ['/api/auth/resend-confirmation', {}],
  ['/api/auth/magic-link', { mode: 'login' }],
  ['/api/auth/otp', { mode: 'login' }],
  ['/api/auth/otp/verify', { token: '123456', type: 'email' }],
  ['/api/auth/signup', signUpForm],
] as const;

test('every form answers known and unknown addresses byte for byte alike, again and again', async () => {
  const client = testApp.client();
  const { email: known } = await createAccount(testApp);
  const unknown = 'nobody@example.com';
  for (const [path, rest] of flows)
    for (let round = 0; round < 7; round += 1)
      expect({
        case: `${path}, try ${round + 1}`,
        got: visible(await post(client, path, { email: known, ...rest })),
      }).toStrictEqual({
        case: `${path}, try ${round + 1}`,
        got: visible(await post(client, path, { email: unknown, ...rest })),
      });
  expect(client.cookies.has('gr-session')).toBeFalsy();
});

test('in hidden mode the mail says what the screen leaves out', async () => {
  const client = testApp.client();
  const { email: known } = await createAccount(testApp);
  const [unknown = ''] = unknownAddresses(1);
  const templates = async (email: string) =>
    (await mailsTo(testApp, email)).map((mail) => mail.template);
  for (const [path, rest] of flows) {
    await post(client, path, { email: known, ...rest });
    if (!path.endsWith('/signup')) await post(client, path, { email: unknown, ...rest });
  }
  expect(await templates(known)).toStrictEqual([
    'reset-password',
    'account-exists',
    'magic-link',
    'otp',
    'account-exists',
  ]);
  expect(await templates(unknown)).toStrictEqual(Array(4).fill('no-account'));
});

test('with the mail queue down, known and unknown addresses get equal replies, and the mails are sent later', async () => {
  // Its queue is in the database, where a test can take it away.
  const alone = await createTestApp({ config: { ...hiddenAccounts, redisUrl: undefined } });
  const client = alone.client();
  const { db } = alone.deps;
  const known = (await createAccount(alone)).email;
  const unknown = 'nobody@no-such-domain.invalid';
  const waiting = async () =>
    (
      await db
        .selectFrom('outbox')
        .select('id')
        .where('topic', '=', 'secret-mail')
        .where('publishedAt', 'is', null)
        .execute()
    ).length;
  await sql`alter schema ${sql.id(QUEUE_SCHEMA)} rename to away`.execute(db);
  try {
    for (const [path, rest] of flows.filter(([path]) => /reset|magic-link|otp$/.test(path)))
      for (let round = 0; round < 2; round += 1)
        expect({
          case: path,
          got: visible(await post(client, path, { email: known, ...rest })),
        }).toStrictEqual({
          case: path,
          got: visible(await post(client, path, { email: unknown, ...rest })),
        });
    expect(await waiting()).toBeGreaterThanOrEqual(12);
  } finally {
    await sql`alter schema away rename to ${sql.id(QUEUE_SCHEMA)}`.execute(db);
  }
  const deadline = Date.now() + 60_000;
  while ((await waiting()) > 0 && Date.now() < deadline) await delay(200);
  expect(await waiting()).toBe(0);
  await alone.close();
});

test('a credential mailed to an unknown address stays unusable after the address gets an account', async () => {
  const client = testApp.client();
  const [email = ''] = unknownAddresses(1);
  await post(client, '/api/auth/otp', { email, mode: 'login' });
  await createAccount(testApp, { email });
  const { db } = testApp.deps;
  const codes = await Promise.all(
    Array.from({ length: 5 }, () =>
      post(client, '/api/auth/otp/verify', { email, token: '000000', type: 'email' }),
    ),
  );
  expect(codes.every(({ status }) => status === 400)).toBeTruthy();
  const row = await db
    .selectFrom('authTokens')
    .select(['userId', 'mode'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(row).toStrictEqual({ userId: null, mode: 'login' });
});
