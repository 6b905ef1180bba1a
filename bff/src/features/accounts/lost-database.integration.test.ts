import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as contract from '@gift-registry/bff-contract';
import { buildApp } from '../../app.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { createAccount, testPassword } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, linkValue } from '../../testing/mailbox.ts';
import { newSession } from '../../testing/new-session.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/processes/database-proxy.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';
import { createAuthDependencies } from './auth-dependencies.ts';
import { signInWithIdentity } from './google.ts';

let testApp: TestApp;
let proxy: DatabaseProxy;
let app: FastifyInstance;
let db: ReturnType<typeof createDatabase>;
let client: () => TestClient;

// Only what requests do goes through the proxy; relay and schedule keep connections of their own.
beforeAll(async () => {
  testApp = await createTestApp();
  proxy = await startDatabaseProxy(testApp.database.url);
  db = createDatabase(proxy.url);
  app = await buildApp({ ...testApp.deps, db });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = testApp.deps.config.publicBaseUrl;
  client = () => createTestClient({ baseUrl, origin });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await proxy.shut();
  await testApp.close();
});

const tables = ['users', 'profiles', 'userRoles', 'identities', 'authTokens', 'sessions'] as const;

/** Everything that a flow could leave half-done, but for the counted tries. */
async function state(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg((to_jsonb(t) - 'attempts' - 'last_seen_at')::text, '|'
        order by t::text)) as hash from ${sql.table(table)} t`.execute(testApp.deps.db);
    found[table] = rows[0]?.hash;
  }
  const mails = sql<{ count: number }>`select count(*)::int from outbox where topic = 'mail'`;
  return { ...found, mails: (await mails.execute(testApp.deps.db)).rows };
}

const newcomer = () => ({
  firstName: 'Asha',
  lastName: 'Rao',
  email: `${randomUUID()}@example.com`,
  password: 'Brass-lamp-7',
  termsAccepted: true as const,
});
const verified = async () => (await createAccount(testApp)).email;
const unconfirmed = async (): Promise<string> => {
  const body = newcomer();
  await client().call(contract.signUp, { body });
  return body.email;
};

type Call = () => Promise<unknown>;

const flows: Readonly<Record<string, () => Promise<Call>>> = {
  'a sign-up': async () => {
    const body = newcomer();
    return () => client().call(contract.signUp, { body });
  },
  'a resent confirmation': async () => {
    const email = await unconfirmed();
    return () => client().call(contract.resendConfirmation, { body: { email } });
  },
  'a confirmation': async () => {
    const email = await unconfirmed();
    const { link } = (await lastMail(testApp, email, 'verify-email')).data;
    const body = { token: linkValue(link, 'token_hash'), type: 'signup' as const };
    return () => client().call(contract.confirmEmail, { body });
  },
  'a reset mail': async () => {
    const email = await verified();
    return () => client().call(contract.requestPasswordReset, { body: { email } });
  },
  'a new password': async () => {
    const email = await verified();
    await client().call(contract.requestPasswordReset, { body: { email } });
    const { link } = (await lastMail(testApp, email, 'reset-password')).data;
    const body = {
      accessToken: linkValue(link, 'access_token'),
      refreshToken: linkValue(link, 'refresh_token'),
      password: 'Copper-pan-9',
    };
    return () => client().call(contract.resetPassword, { body });
  },
  'a magic link': async () => {
    const email = `${randomUUID()}@example.com`;
    return () => client().call(contract.sendMagicLink, { body: { email, mode: 'signup' } });
  },
  'a code': async () => {
    const email = `${randomUUID()}@example.com`;
    return () => client().call(contract.sendOtp, { body: { email, mode: 'signup' } });
  },
  'a sign-up with a code': async () => {
    const email = `${randomUUID()}@example.com`;
    await client().call(contract.sendOtp, { body: { email, mode: 'signup' } });
    const { code } = (await lastMail(testApp, email, 'otp')).data;
    const body = { email, token: code, type: 'email' as const };
    return () => client().call(contract.verifyOtp, { body });
  },
  'a sign-in': async () => {
    const body = { email: await verified(), password: testPassword };
    return () => client().call(contract.signIn, { body });
  },
};

const cuts: Readonly<Record<string, readonly string[]>> = {
  'a sign-up': ['insert into "users"', 'insert into "profiles"', 'insert into outbox', 'commit'],
  'a resent confirmation': ['insert into "auth_tokens"', 'insert into outbox', 'commit'],
  'a confirmation': ['update "auth_tokens"', 'update "users"', 'insert into "sessions"', 'commit'],
  'a reset mail': ['insert into "auth_tokens"', 'insert into outbox', 'commit'],
  'a new password': ['update "users"', 'delete from "sessions"', 'insert into outbox', 'commit'],
  'a magic link': ['insert into "auth_tokens"', 'insert into outbox', 'commit'],
  'a code': ['insert into "auth_tokens"', 'insert into outbox', 'commit'],
  'a sign-up with a code': ['insert into "users"', 'insert into "sessions"', 'commit'],
  'a sign-in': ['from "users"', 'finish-sign-in'],
};

for (const [name, prepare] of Object.entries(flows))
  for (const statement of cuts[name] ?? [])
    test(`${name} that loses the database at "${statement}" leaves nothing, and works when tried again`, async () => {
      const call = await prepare();
      const unchanged = await state();
      proxy.cutAt(statement);
      const error = await failureOf(call());
      expect(proxy.hasCut()).toBeTruthy();
      expect([error.status, error.code]).toStrictEqual([503, 'unavailable']);
      expect(await state()).toStrictEqual(unchanged);
      await call();
      expect(await state()).not.toStrictEqual(unchanged);
    });

for (const statement of [
  'insert into "users"',
  'insert into "identities"',
  'insert into "sessions"',
  'commit',
])
  test(`a sign-up with Google that loses the database at "${statement}" leaves nothing, and works when tried again`, async () => {
    const identity = {
      issuer: 'https://one.example',
      subject: randomUUID(),
      email: `${randomUUID()}@example.com`,
      emailVerified: true,
      firstName: 'Asha',
      lastName: 'Rao',
    };
    const requester = { ip: '', network: '', userAgent: '', requestId: '' };
    const auth = createAuthDependencies({ ...testApp.deps, db });
    const call = () => signInWithIdentity(auth, identity, requester, newSession());
    const unchanged = await state();
    proxy.cutAt(statement);
    await expect(call()).rejects.toThrow();
    expect(proxy.hasCut()).toBeTruthy();
    expect(await state()).toStrictEqual(unchanged);
    expect((await call()).user.email).toBe(identity.email);
  });

test('without a database every flow says so in the usual shape, nobody passes for nobody, and all is well after', async () => {
  const email = await verified();
  const browser = client();
  await browser.call(contract.signIn, { body: { email, password: testPassword } });
  const visitor = client();
  await visitor.csrfToken();
  const calls = await Promise.all(Object.values(flows).map((prepare) => prepare()));
  await proxy.shut();
  try {
    for (const call of calls) {
      const error = await failureOf(call());
      expect([error.status, error.code]).toStrictEqual([503, 'unavailable']);
      expect(error.message).toBe(contract.errorMessages.unavailable);
    }
    // A session that can't be read is neither signed in nor signed out.
    for (const path of ['/api/session', '/api/sessions', '/api/registries'])
      expect({ case: path, got: (await browser.fetch(path)).status }).toStrictEqual({
        case: path,
        got: 503,
      });
    expect(browser.cookies.has('gr-session')).toBeTruthy();
    expect((await visitor.call(contract.getSession, {})).user).toBe(null);
    expect((await visitor.fetch('/healthz')).status).toBe(200);
  } finally {
    await proxy.open();
  }
  for (const call of calls) await call();
  expect((await browser.call(contract.getSession, {})).user?.email).toBe(email);
});
