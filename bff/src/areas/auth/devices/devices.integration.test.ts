import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import {
  endOtherSessions,
  endSession,
  getSession,
  listSessions,
  signIn,
} from '@gift-registry/bff-contract';
import { loginOf } from '../../../sessions/login.ts';
import { hashSessionId } from '../../../sessions/session-key.ts';
import { insertSession } from '../../../sessions/sessions.repository.ts';
import { createAccount, signUpAndIn, testPassword } from '../../../testing/accounts.ts';
import { failureOf } from '../../../testing/failures.ts';
import { newSession } from '../../../testing/new-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let testApp: TestApp;
before(async () => (testApp = await createTestApp()));
after(() => testApp.close());

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
  assert.equal(response.status, 200);
  return client;
}

const devicesOf = async (client: TestClient) => (await client.call(listSessions, {})).sessions;
const isSignedIn = async (client: TestClient) => (await client.call(getSession, {})).user !== null;

test('an account sees where it is signed in, this device first, and nothing that opens a session', async () => {
  const { client, user } = await signUpAndIn(testApp);
  await signInFrom(user.email, firefox);
  const [current, other, ...more] = await devicesOf(client);
  assert.deepEqual(more, []);
  assert.equal(current?.current, true);
  assert.equal(other?.current, false);
  assert.equal(other.device, 'Firefox on Linux');
  assert.ok(Date.now() - Date.parse(other.signedInAt) < 60_000);

  const text = await (await client.fetch('/api/sessions')).text();
  const cookie = decodeURIComponent(client.cookies.get('gr-session') ?? '').split('.')[0] ?? '';
  const hash = hashSessionId(cookie);
  for (const secret of [cookie, hash.toString('hex'), hash.toString('base64url')])
    assert.ok(!text.includes(secret));
});

test('another device is signed out by its id, this one and those of others are not', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const phone = await signInFrom(user.email, firefox);
  const stranger = (await signUpAndIn(testApp)).client;
  const [current, other] = await devicesOf(client);
  const end = (by: TestClient, sessionId = '') => by.call(endSession, { params: { sessionId } });

  assert.equal((await failureOf(end(stranger, other?.id))).status, 404);
  assert.equal((await failureOf(end(client, randomUUID()))).status, 404);
  assert.equal((await failureOf(end(client, current?.id))).code, 'conflict');
  assert.ok(await isSignedIn(phone));

  await end(client, other?.id);
  assert.ok(!(await isSignedIn(phone)));
  assert.ok(await isSignedIn(client));
  assert.equal((await devicesOf(client)).length, 1);
  assert.equal((await failureOf(end(client, other?.id))).status, 404);
});

test('everywhere else is signed out at once, sign-ins under way included, and this device stays', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const others = await Promise.all([1, 2, 3].map(() => signInFrom(user.email, firefox)));
  const stranger = (await signUpAndIn(testApp)).client;
  const underWay = await loginOf(testApp.deps.db, user.id);

  assert.deepEqual(await client.call(endOtherSessions, {}), { ended: 3 });
  for (const other of others) assert.ok(!(await isSignedIn(other)));
  const late = insertSession(testApp.deps.db, newSession(), underWay);
  await assert.rejects(late, { code: 'unauthenticated' });
  assert.ok(await isSignedIn(client));
  assert.ok(await isSignedIn(stranger));
  assert.deepEqual(await client.call(endOtherSessions, {}), { ended: 0 });
});

test('of two devices that sign each other out at once, one stays', async () => {
  const { email } = await createAccount(testApp);
  const two = await Promise.all([signInFrom(email, firefox), signInFrom(email, firefox)]);
  await Promise.all(two.map(isSignedIn));
  const outcomes = await Promise.allSettled(two.map((device) => device.call(endOtherSessions, {})));
  const statuses = outcomes.map(({ status }) => status).sort();
  assert.deepEqual(statuses, ['fulfilled', 'rejected']);
  const signedIn = await Promise.all(two.map(isSignedIn));
  assert.equal(signedIn.filter(Boolean).length, 1);
});

test('what has ended or expired is not listed', async () => {
  const { client, user } = await signUpAndIn(testApp);
  const idle = testApp.client();
  await idle.call(signIn, { body: { email: user.email, password: testPassword } });
  const other = (await devicesOf(client)).find(({ current }) => !current);
  await sql`update sessions set last_seen_at = now() - interval '15 days'
    where public_id = ${other?.id}`.execute(testApp.deps.db);
  assert.deepEqual(
    (await devicesOf(client)).map(({ current }) => current),
    [true],
  );
});
