import { sql } from 'kysely';
import {
  confirmEmail,
  getSession,
  sendMagicLink,
  signIn,
  signOut,
} from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn, testPassword } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, linkValue } from '../../testing/mailbox.ts';
import { newSession } from '../../testing/new-session.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { contractRoutes } from '../routing/openapi-document.ts';
import { loginOf } from './logins.repository.ts';
import { revokeSessionsOf } from './revoke-sessions.ts';
import { hashSessionId, sessionKeyOf } from './session-cookie.ts';
import { insertSession } from './sessions.repository.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const sessionCookie = (client: TestClient) => client.cookies.get('gr-session') ?? '';
const whoIs = async (cookie: string): Promise<string | null> => {
  const client = testApp.client();
  if (cookie) client.cookies.set('gr-session', cookie);
  return (await client.call(getSession, {})).user?.id ?? null;
};
const rowCount = async (): Promise<number> =>
  (await testApp.deps.db.selectFrom('sessions').select('idHash').execute()).length;

test('over https the cookies carry the __Host- prefix and every attribute', async () => {
  const secure = await createTestApp({
    database: testApp.database,
    config: { publicBaseUrl: 'https://gifts.example.com' },
  });
  try {
    const { email } = await createAccount(testApp);
    const client = secure.client();
    const response = await client.fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': await client.csrfToken() },
      body: JSON.stringify({ email, password: testPassword }),
    });
    expect(response.status).toBe(200);
    const [line = ''] = response.headers.getSetCookie();
    expect(line).toMatch(/^__Host-gr-session=/);
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
      expect(line.split('; ')).toContain(attribute);
    expect(line).not.toMatch(/Domain/i);
    expect(client.cookies.has('__Host-gr-csrf')).toBeTruthy();
    await client.call(signOut, {});
    expect(client.cookies.has('__Host-gr-session')).toBeFalsy();
  } finally {
    await secure.close();
  }
});

test('a sign-in changes the session id and ends the old session', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const first = sessionCookie(client);
  await client.call(signIn, { body: { email: user.email, password: testPassword } });
  const second = sessionCookie(client);
  expect(first).not.toBe(second);
  expect(await whoIs(first)).toBe(null);
  expect(await whoIs(second)).toBe(user.id);

  await client.call(sendMagicLink, { body: { email: user.email, mode: 'login' } });
  const { link } = (await lastMail(testApp, user.email, 'magic-link')).data;
  const body = { token: linkValue(link, 'token_hash'), type: 'magiclink' as const };
  await client.call(confirmEmail, { body });
  expect(await whoIs(second)).toBe(null);
  expect(await whoIs(sessionCookie(client))).toBe(user.id);
});

test('visitors have no session row, and an invented session id is ignored', async () => {
  const before = await rowCount();
  const client = testApp.client();
  for (let n = 0; n < 50; n += 1) await client.call(getSession, {});
  expect(client.cookies.has('gr-session')).toBeFalsy();
  for (const chosen of ['chosen', 'chosen.signature', `${'a'.repeat(32)}.${'b'.repeat(43)}`])
    expect(await whoIs(chosen)).toBe(null);
  expect(await rowCount()).toBe(before);
});

test('a request without a cookie needs no session query', async () => {
  const { db } = testApp.deps;
  await db.schema.alterTable('sessions').renameTo('sessions_away').execute();
  try {
    expect((await testApp.client().call(getSession, {})).user).toBe(null);
    const client = testApp.client();
    const { email } = await createAccount(testApp);
    const control = client.call(signIn, { body: { email, password: testPassword } });
    expect((await failureOf(control)).status).toBe(500);
  } finally {
    await db.schema.alterTable('sessions_away').renameTo('sessions').execute();
  }
});

test('the database stores only hashes of session ids', async () => {
  const { client } = await signUpAndIn(testApp);
  const [id = ''] = decodeURIComponent(sessionCookie(client)).split('.');
  const rows = await testApp.deps.db.selectFrom('sessions').selectAll().execute();
  expect(rows.some((row) => row.idHash.equals(hashSessionId(id)))).toBeTruthy();
  expect(JSON.stringify(rows)).not.toContain(id);
});

test('after a sign-out the cookie is invalid in every browser', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const cookie = sessionCookie(client);
  expect(await whoIs(cookie)).toBe(user.id);
  await client.call(signOut, {});
  expect(client.cookies.has('gr-session')).toBeFalsy();
  expect(await whoIs(cookie)).toBe(null);
  const elsewhere = testApp.client();
  const response = await elsewhere.fetch('/api/registries', {
    headers: { cookie: `gr-session=${cookie}` },
  });
  expect(response.status).toBe(401);
});

test('an ended session’s cookie is rejected by every protected route', async () => {
  const { client, user } = await signUpAndIn(testApp, { role: 'admin' });
  const cookie = sessionCookie(client);
  await client.call(signOut, {});
  const stranger = testApp.client();
  await stranger.csrfToken();
  stranger.cookies.set('gr-session', cookie);
  const guarded = contractRoutes.filter(({ access }) => access !== 'public' && access !== 'guest');
  expect(guarded.length).toBeGreaterThan(15);
  for (const route of guarded) {
    const path = route.path.replace(/:\w+/g, user.id);
    const { method } = route;
    const headers = { 'x-csrf-token': await stranger.csrfToken() };
    expect([route.id, (await stranger.fetch(path, { method, headers })).status]).toStrictEqual([
      route.id,
      401,
    ]);
  }
});

test('a sign-out clears browser storage and only its own cookie', async () => {
  const { client } = await signUpAndIn(testApp);
  client.cookies.set('gr-guest', 'kept');
  const { csrfToken } = await client.call(getSession, {});
  const response = await client.fetch('/api/auth/logout', {
    method: 'POST',
    headers: { 'x-csrf-token': csrfToken },
  });
  await response.body?.cancel();
  expect(response.headers.get('clear-site-data')).toBe('"storage"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect([...client.cookies.keys()].sort()).toStrictEqual(['gr-csrf', 'gr-guest']);
});

test('a session ends after 14 idle days or 30 days in all', async () => {
  for (const [column, age] of [
    ['lastSeenAt', '15 days'],
    ['expiresAt', '31 days'],
  ] as const) {
    const { client, user } = await signUpAndIn(testApp);
    expect(await whoIs(sessionCookie(client))).toBe(user.id);
    await sql`update sessions set ${sql.ref(column)} = ${sql.ref(column)} - ${age}::interval
      where user_id = ${user.id}`.execute(testApp.deps.db);
    expect(await whoIs(sessionCookie(client))).toBe(null);
    expect(await whoIs(sessionCookie(client))).toBe(null);
  }
});

test('last_seen_at is updated at most once a minute', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const lastSeen = async () => {
    await client.call(getSession, {});
    const row = await testApp.deps.db
      .selectFrom('sessions')
      .select('lastSeenAt')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
    return Date.parse(row.lastSeenAt);
  };
  const first = await lastSeen();
  expect(await lastSeen()).toBe(first);
  await sql`update sessions set last_seen_at = last_seen_at - interval '2 minutes'
    where user_id = ${user.id}`.execute(testApp.deps.db);
  expect(await lastSeen()).toBeGreaterThanOrEqual(first);
});

test('a change of role applies to the next request', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const { db } = testApp.deps;
  const role = async () => (await client.call(getSession, {})).user?.role;
  expect(await role()).toBe('host');
  await db.insertInto('userRoles').values({ userId: user.id, role: 'admin' }).execute();
  expect(await role()).toBe('admin');
  await db.deleteFrom('userRoles').where('userId', '=', user.id).execute();
  await db.updateTable('profiles').set({ role: 'guest' }).where('id', '=', user.id).execute();
  expect(await role()).toBe('guest');
});

test('a sign-in that began before all sessions were revoked starts no session', async () => {
  const { id } = await createAccount(testApp);
  const { db, outbox } = testApp.deps;
  const login = await loginOf(db, id);
  await db.transaction().execute((trx) => revokeSessionsOf(trx, outbox, id));
  const late = newSession();
  await expect(insertSession(db, late, login)).rejects.toThrow(
    expect.objectContaining({ code: 'unauthenticated' }),
  );
  await insertSession(db, late, await loginOf(db, id));
});

test('a sign-out is broadcast with its session key', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const heard = new Promise<string | undefined>((resolve) => {
    const unsubscribe = testApp.deps.events.subscribe(
      (message) => {
        if (message.type !== 'signed-out' || message.userId !== user.id) return;
        unsubscribe();
        resolve(message.sessionKey);
      },
      () => undefined,
    );
  });
  const [id = ''] = decodeURIComponent(sessionCookie(client)).split('.');
  await client.call(signOut, {});
  expect(await heard).toBe(sessionKeyOf(id));
});
