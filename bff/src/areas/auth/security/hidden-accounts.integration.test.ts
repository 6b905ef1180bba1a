import { setTimeout as delay } from 'node:timers/promises';
import { QUEUE_SCHEMA } from '@gift-registry/workers-contract';
import { sql } from 'kysely';
import { createAccount, testPassword } from '../../../testing/accounts.ts';
import { mailsTo } from '../../../testing/mails/mailbox.ts';
import { newSession } from '../../../testing/new-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { MAX_ROUNDS, measureAuc } from '../../../testing/races/timing.ts';
import { createPasswords } from '../../../subjects/accounts/passwords.ts';
import { createRateLimiter } from '../../../platform/rate-limits/rate-limiter.ts';
import { signIn } from '../sign-in.service.ts';
import type { TestClient } from '../../../testing/test-client.ts';

/** Of an AUC: 0.5 tells nothing. */
const BOUND = 0.58;
/** Up to 610 requests with a password hash each, on a busy machine. */
const TIMING_LIMIT_MS = 240_000;
const strongHash = await createPasswords().hash(testPassword);

let testApp: TestApp;
const hidden = { accountDisclosure: 'hidden', trustedProxies: ['127.0.0.1/32'] } as const;
beforeAll(async () => {
  testApp = await createTestApp({ config: hidden });
});
afterAll(() => testApp.close());

// Each from another network, so that what is compared is the answer and not the limit of the client.
const post = async (client: TestClient, path: string, body: unknown) => {
  const [a, b] = [Math.random(), Math.random()].map((part) => Math.floor(part * 250) + 1);
  const response = await client.fetch(path, {
    method: path.endsWith('/password') ? 'PUT' : 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': await client.csrfToken(),
      'x-forwarded-for': `10.${a}.${b}.1`,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: [...response.headers.keys()], text };
};

const visible = ({ status, headers, text }: Awaited<ReturnType<typeof post>>) => ({
  status,
  headers,
  text: text.replace(/"requestId":"[^"]*"/, '"requestId":""'),
});

const accounts = async (count: number): Promise<string[]> => {
  const rows = await testApp.deps.db
    .insertInto('users')
    .values(
      Array.from({ length: count }, () => ({
        email: `${crypto.randomUUID()}@example.com`,
        emailVerifiedAt: new Date(),
        passwordHash: strongHash,
      })),
    )
    .returning('email')
    .execute();
  return rows.map(({ email }) => email);
};
const nobodys = (count: number) =>
  Array.from({ length: count }, () => `${crypto.randomUUID()}@example.com`);

const flows = [
  ['/api/auth/login', { password: 'Wrong-pass-1' }],
  ['/api/auth/password-reset', {}],
  ['/api/auth/resend-confirmation', {}],
  ['/api/auth/magic-link', { mode: 'login' }],
  ['/api/auth/otp', { mode: 'login' }],
  ['/api/auth/otp/verify', { token: '123456', type: 'email' }],
  [
    '/api/auth/signup',
    { firstName: 'Asha', lastName: 'Rao', password: 'Brass-lamp-7', termsAccepted: true },
  ],
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
  const [unknown = ''] = nobodys(1);
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
  const alone = await createTestApp({ config: { ...hidden, redisUrl: undefined } });
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
  const [email = ''] = nobodys(1);
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

test(
  'a wrong password takes as long as an unknown address',
  async () => {
    const client = testApp.client();
    const [known, unknown] = [await accounts(MAX_ROUNDS), nobodys(MAX_ROUNDS)];
    const attempt = (emails: string[]) => () =>
      post(client, '/api/auth/login', { email: emails.pop(), password: 'Wrong-pass-1' });
    expect(await measureAuc(BOUND, attempt(known), attempt(unknown))).toBeLessThan(BOUND);
  },
  TIMING_LIMIT_MS,
);

test(
  'control: without the dummy hash, timing reveals unknown addresses',
  async () => {
    const { config, db, outbox } = testApp.deps;
    const real = createPasswords();
    const naive = {
      config,
      db,
      outbox,
      codeKey: Buffer.alloc(32),
      limiter: createRateLimiter(db, Buffer.alloc(32)),
      passwords: {
        hash: real.hash,
        matches: async (hash: string | null | undefined, password: string) =>
          typeof hash === 'string' && real.matches(hash, password),
      },
    };
    const [known, unknown] = [await accounts(MAX_ROUNDS), nobodys(MAX_ROUNDS)];
    const attempt = (emails: string[]) => async () => {
      const network = crypto.randomUUID();
      const requester = { ip: network, network, userAgent: '', requestId: '' };
      const body = { email: emails.pop() ?? '', password: 'x' };
      await signIn(naive, body, requester, newSession()).catch(() => undefined);
    };
    expect(await measureAuc(1.1, attempt(known), attempt(unknown))).toBeGreaterThan(0.9);
  },
  TIMING_LIMIT_MS,
);

test(
  'asking for a reset takes as long for an unknown address',
  async () => {
    const client = testApp.client();
    const [known, unknown] = [await accounts(MAX_ROUNDS), nobodys(MAX_ROUNDS)];
    const attempt = (emails: string[]) => () =>
      post(client, '/api/auth/password-reset', { email: emails.pop() });
    expect(await measureAuc(BOUND, attempt(known), attempt(unknown))).toBeLessThan(BOUND);
  },
  TIMING_LIMIT_MS,
);

test(
  'signing up takes as long with an address that has an account',
  async () => {
    const client = testApp.client();
    const [known, unknown] = [await accounts(MAX_ROUNDS), nobodys(MAX_ROUNDS)];
    const [, signUp] = flows.at(-1) ?? [];
    const attempt = (emails: string[]) => () =>
      post(client, '/api/auth/signup', { ...signUp, email: emails.pop() });
    expect(await measureAuc(BOUND, attempt(known), attempt(unknown))).toBeLessThan(BOUND);
  },
  TIMING_LIMIT_MS,
);
