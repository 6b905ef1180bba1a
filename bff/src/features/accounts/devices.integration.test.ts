import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  endOtherSessions,
  endSession,
  getSession,
  listSessions,
  signIn,
} from '@gift-registry/bff-contract';
import { loginOf } from '../../platform/sessions/logins.repository.ts';
import { hashSessionId } from '../../platform/sessions/session-cookie.ts';
import { insertSession } from '../../platform/sessions/sessions.repository.ts';
import { createAccount, signUpAndIn, testPassword } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { newSession } from '../../testing/new-session.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';

async function signInFrom(email: string, userAgent: string): Promise<TestClient> {
  const client = testApp.client();
  const response = await client.fetch('/api/auth/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      'x-csrf-token': await client.csrfToken(),
    },
    body: JSON.stringify({ email, password: testPassword }),
  });
  expect(response.status).toBe(200);
  return client;
}

const devicesOf = async (client: TestClient) => (await client.call(listSessions, {})).sessions;
const isSignedIn = async (client: TestClient) => (await client.call(getSession, {})).user !== null;

test('an account lists its devices, this one first, without session secrets', async () => {
  const { client, user } = await signUpAndIn(testApp);
  await signInFrom(user.email, firefox);
  const [current, other, ...more] = await devicesOf(client);
  expect(more).toStrictEqual([]);
  expect(current?.current).toBe(true);
  expect(other).toMatchObject({ current: false, device: 'Firefox on Linux' });
  expect(Date.now() - Date.parse(other?.signedInAt ?? '')).toBeLessThan(60_000);

  const text = await (await client.fetch('/api/sessions')).text();
  const cookie = decodeURIComponent(client.cookies.get('gr-session') ?? '').split('.')[0] ?? '';
  const hash = hashSessionId(cookie);
  for (const secret of [cookie, hash.toString('hex'), hash.toString('base64url')])
    expect(text).not.toContain(secret);
});

test('only another device of the same account can be signed out by its id', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const phone = await signInFrom(user.email, firefox);
  const stranger = (await signUpAndIn(testApp)).client;
  const [current, other] = await devicesOf(client);
  const end = (by: TestClient, sessionId = '') => by.call(endSession, { params: { sessionId } });

  expect((await failureOf(end(stranger, other?.id))).status).toBe(404);
  expect((await failureOf(end(client, randomUUID()))).status).toBe(404);
  expect((await failureOf(end(client, current?.id))).code).toBe('conflict');
  expect(await isSignedIn(phone)).toBeTruthy();

  await end(client, other?.id);
  expect(await isSignedIn(phone)).toBeFalsy();
  expect(await isSignedIn(client)).toBeTruthy();
  expect((await devicesOf(client)).length).toBe(1);
  expect((await failureOf(end(client, other?.id))).status).toBe(404);
});

test('all other devices and sign-ins in progress are signed out, this device stays', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const others = await Promise.all([1, 2, 3].map(() => signInFrom(user.email, firefox)));
  const stranger = (await signUpAndIn(testApp)).client;
  const underWay = await loginOf(testApp.deps.db, user.id);

  expect(await client.call(endOtherSessions, {})).toStrictEqual({ ended: 3 });
  for (const other of others) expect(await isSignedIn(other)).toBeFalsy();
  const late = insertSession(testApp.deps.db, newSession(), underWay);
  await expect(late).rejects.toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  expect(await isSignedIn(client)).toBeTruthy();
  expect(await isSignedIn(stranger)).toBeTruthy();
  expect(await client.call(endOtherSessions, {})).toStrictEqual({ ended: 0 });
});

test('when two devices sign each other out at once, one stays', async () => {
  const { email } = await createAccount(testApp);
  const two = await Promise.all([signInFrom(email, firefox), signInFrom(email, firefox)]);
  await Promise.all(two.map(isSignedIn));
  const outcomes = await Promise.allSettled(two.map((device) => device.call(endOtherSessions, {})));
  const statuses = outcomes.map(({ status }) => status).sort();
  expect(statuses).toStrictEqual(['fulfilled', 'rejected']);
  const signedIn = await Promise.all(two.map(isSignedIn));
  expect(signedIn.filter(Boolean).length).toBe(1);
});

test('ended and expired sessions are not listed', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const idle = testApp.client();
  await idle.call(signIn, { body: { email: user.email, password: testPassword } });
  const other = (await devicesOf(client)).find(({ current }) => !current);
  await sql`update sessions set last_seen_at = now() - interval '15 days'
    where public_id = ${other?.id}`.execute(testApp.deps.db);
  expect((await devicesOf(client)).map(({ current }) => current)).toStrictEqual([true]);
});
