import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as contract from '@gift-registry/bff-contract';
import { buildApp } from '../../app.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, linkValue } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';

const logged: string[] = [];
let testApp: TestApp;
let app: FastifyInstance;
let browser: () => TestClient;

beforeAll(async () => {
  testApp = await createTestApp();
  const lines = new PassThrough().on('data', (chunk: Buffer) => logged.push(chunk.toString()));
  app = await buildApp({ ...testApp.deps, log: createLogger('trace', lines) });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = testApp.deps.config.publicBaseUrl;
  browser = () => createTestClient({ baseUrl, origin });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const email = 'canary-address@example.com';
const password = 'Canary-Marigold-93';
const nextPassword = 'Canary-Lotus-94';
const wrongPassword = 'Canary-Wrong-95';

async function databaseText(schema: 'public' | 'bullmq'): Promise<string> {
  const { rows } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables
    where table_schema = ${schema} and table_type = 'BASE TABLE'`.execute(testApp.deps.db);
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await sql<{ text: string | null }>`
        select string_agg(t::text, '\n') as text from ${sql.table(`${schema}.${name}`)} t`.execute(
        testApp.deps.db,
      );
      return found.rows[0]?.text ?? '';
    }),
  );
  return texts.join('\n');
}

async function relayedMails(): Promise<number> {
  for (;;) {
    const mails = await testApp.deps.db
      .selectFrom('outbox')
      .select('publishedAt')
      .where('topic', '=', 'secret-mail')
      .execute();
    if (mails.every(({ publishedAt }) => publishedAt !== null)) return mails.length;
    await delay(50);
  }
}

async function liveThroughEverything(): Promise<Record<string, string>> {
  const client = browser();
  const body = {
    firstName: 'Asha',
    lastName: 'Rao',
    email,
    password,
    termsAccepted: true as const,
  };
  await client.call(contract.signUp, { body });
  const confirmation = (await lastMail(testApp, email, 'verify-email')).data.link;
  const confirmToken = linkValue(confirmation, 'token_hash');
  // A mailed link is opened as a page before anything is posted.
  await (await client.fetch(confirmation.replace(/^https?:\/\/[^/]+/, ''))).text();
  await client.call(contract.confirmEmail, { body: { token: confirmToken, type: 'signup' } });
  const firstCookie = decodeURIComponent(client.cookies.get('gr-session') ?? '');

  await failureOf(browser().call(contract.signIn, { body: { email, password: wrongPassword } }));
  await browser().call(contract.sendMagicLink, { body: { email, mode: 'login' } });
  const magic = linkValue((await lastMail(testApp, email, 'magic-link')).data.link, 'token_hash');
  await browser().call(contract.confirmEmail, { body: { token: magic, type: 'magiclink' } });
  await browser().call(contract.sendOtp, { body: { email, mode: 'login' } });
  const { code } = (await lastMail(testApp, email, 'otp')).data;
  await browser().call(contract.verifyOtp, { body: { email, token: code, type: 'email' } });

  await client.call(contract.requestPasswordReset, { body: { email } });
  const reset = (await lastMail(testApp, email, 'reset-password')).data.link;
  const accessToken = linkValue(reset, 'access_token');
  const refreshToken = linkValue(reset, 'refresh_token');
  await (await client.fetch(`/reset-password${new URL(reset).search}`)).text();
  await client.call(contract.resetPassword, {
    body: { accessToken, refreshToken, password: nextPassword },
  });
  const last = browser();
  await last.call(contract.signIn, { body: { email, password: nextPassword } });
  const csrfToken = (await last.call(contract.getSession, {})).csrfToken;
  const lastCookie = decodeURIComponent(last.cookies.get('gr-session') ?? '');
  await last.fetch(`/api/session?sessionId=${encodeURIComponent(lastCookie)}`);

  await testApp.deps.db.schema.alterTable('sessions').renameTo('sessions_away').execute();
  await last.fetch('/api/sessions');
  await failureOf(browser().call(contract.signIn, { body: { email, password: nextPassword } }));
  await testApp.deps.db.schema.alterTable('sessions_away').renameTo('sessions').execute();
  await last.call(contract.signOut, {});

  const idOf = (cookie: string) => cookie.split('.')[0] ?? '';
  return {
    password,
    nextPassword,
    wrongPassword,
    confirmToken,
    magic,
    code,
    accessToken,
    refreshToken,
    csrfToken,
    firstSession: idOf(firstCookie),
    lastSession: idOf(lastCookie),
  };
}

test('no secret of an account is ever logged or stored in clear, and no address is logged', async () => {
  const secrets = await liveThroughEverything();
  for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThanOrEqual(6);
  const log = logged.join('');
  const sent = await relayedMails();
  expect(await databaseText('bullmq')).toContain(secrets['confirmToken']);
  await deliverMails(testApp.database.url, sent);
  const stored = `${await databaseText('public')}\n${await databaseText('bullmq')}`;
  expect(stored).toContain('secret-mail');
  expect(log).toMatch(/"msg":"request failed"/);
  expect(stored).toContain(email);

  for (const [name, secret] of Object.entries(secrets)) {
    // Six digits may stand in any time or id, so a code has to stand alone to count.
    const found = name === 'code' ? new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`) : secret;
    const isIn = (text: string) =>
      typeof found === 'string' ? text.includes(found) : found.test(text);
    expect({ secret: name, logged: isIn(log), storedInClear: isIn(stored) }).toStrictEqual({
      secret: name,
      logged: false,
      storedInClear: false,
    });
  }
  expect(log).not.toContain(email);
});

test('a session id in the URL signs nobody in', async () => {
  const client = browser();
  const address = 'by-address@example.com';
  await client.call(contract.sendOtp, { body: { email: address, mode: 'signup' } });
  const { code } = (await lastMail(testApp, address, 'otp')).data;
  await client.call(contract.verifyOtp, { body: { email: address, token: code, type: 'email' } });
  const cookie = client.cookies.get('gr-session') ?? '';
  for (const query of [`sessionId=${cookie}`, `gr-session=${cookie}`]) {
    const stranger = browser();
    expect((await stranger.fetch(`/api/session?${query}`)).status).toBe(400);
    expect((await stranger.fetch(`/api/sessions?${query}`)).status).toBe(401);
  }
});

test('after all sessions are deleted, people are signed out and nothing fails', async () => {
  const client = browser();
  const address = 'lost-sessions@example.com';
  await client.call(contract.sendOtp, { body: { email: address, mode: 'signup' } });
  const { code } = (await lastMail(testApp, address, 'otp')).data;
  await client.call(contract.verifyOtp, { body: { email: address, token: code, type: 'email' } });
  expect((await client.fetch('/api/sessions')).status).toBe(200);
  await sql`truncate sessions cascade`.execute(testApp.deps.db);
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await client.fetch('/api/sessions')).status).toBe(401);
    expect((await client.call(contract.getSession, {})).user).toBe(null);
  }
});
