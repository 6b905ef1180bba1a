import { getSession, signIn, signUp } from '@gift-registry/bff-contract';
import { createAccount } from '../../testing/accounts.ts';
import { failureOf } from '../../testing/failures.ts';
import { lastMail, mailsTo } from '../../testing/mailbox.ts';
import { newSession } from '../../testing/new-session.ts';
import {
  startOpenIdProvider,
  type OpenIdProviderProcess,
} from '../../testing/processes/openid-provider.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createAuthDependencies } from './auth-dependencies.ts';
import { signInWithIdentity } from './google.ts';

const origin = 'http://localhost:3000';
const failed = '/email-login?error=google';

let provider: OpenIdProviderProcess;
let testApp: TestApp;
beforeAll(async () => {
  provider = await startOpenIdProvider(origin);
  testApp = await createTestApp({ config: { google: provider.google } });
});
afterAll(async () => {
  await testApp.close();
  await provider.stop();
});

const visit = async (client: TestClient, path: string): Promise<Response> => {
  const response = await client.fetch(path);
  await response.arrayBuffer();
  return response;
};
/** The browser is at the configured address, which leads to the port of the test. */
const start = async (client: TestClient): Promise<string> => {
  const { body, statusCode, headers } = await testApp.app.inject({
    url: '/api/auth/google/start',
    headers: { host: 'localhost:3000' },
  });
  expect({ case: body, got: statusCode }).toStrictEqual({ case: body, got: 302 });
  for (const line of [headers['set-cookie'] ?? []].flat()) {
    const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
    client.cookies.set(name, value);
  }
  return String(headers.location);
};
const callbackOf = async (client: TestClient, person: string): Promise<string> => {
  const back = await provider.signIn(await start(client), person);
  expect(`${back.origin}${back.pathname}`).toBe(`${origin}/api/auth/google/callback`);
  return `${back.pathname}${back.search}`;
};
const enter = async (client: TestClient, person: string): Promise<string | null> =>
  (await visit(client, await callbackOf(client, person))).headers.get('location');
const whoIs = async (client: TestClient) => (await client.call(getSession, {})).user;
const userCount = async () =>
  (await testApp.deps.db.selectFrom('users').select('id').execute()).length;

test('a new person becomes a verified host, and is the same one next time', async () => {
  const client = testApp.client();
  expect(await enter(client, 'meera.nair')).toBe('/auth-redirect');
  const user = await whoIs(client);
  expect({ ...user, id: '' }).toStrictEqual({
    id: '',
    email: 'meera.nair@example.com',
    firstName: 'Meera',
    lastName: 'Nair',
    role: 'host',
  });
  const again = testApp.client();
  expect(await enter(again, 'meera.nair')).toBe('/auth-redirect');
  expect((await whoIs(again))?.id).toBe(user?.id);
  expect(await mailsTo(testApp, 'meera.nair@example.com')).toStrictEqual([]);
});

test("an address that a stranger signed up with becomes its owner's, without the password", async () => {
  const email = 'arjun.mehta@example.com';
  const password = 'Strangers-pass-1';
  await testApp.client().call(signUp, {
    body: { firstName: 'Not', lastName: 'Arjun', email, password, termsAccepted: true },
  });
  const client = testApp.client();
  expect(await enter(client, 'arjun.mehta')).toBe('/auth-redirect');
  expect((await whoIs(client))?.email).toBe(email);
  expect((await lastMail(testApp, email, 'new-sign-in-method')).data.method).toBe('Google');
  const strangersTry = testApp.client().call(signIn, { body: { email, password } });
  expect((await failureOf(strangersTry)).code).toBe('invalid-credentials');
});

test('an address that the provider has not verified signs nobody in', async () => {
  const before = await userCount();
  const stranger = testApp.client();
  expect(await enter(stranger, 'kabir.rao')).toBe(failed);
  await createAccount(testApp, { email: 'kabir.rao@example.com' });
  expect(await enter(stranger, 'kabir.rao')).toBe(failed);
  expect(await whoIs(stranger)).toBe(null);
  expect(await userCount()).toBe(before + 1);
});

test('issuer and subject are the identity; the address is not', async () => {
  const auth = createAuthDependencies(testApp.deps);
  const requester = { ip: '', network: '', userAgent: '', requestId: '' };
  const identity = {
    issuer: 'https://one.example',
    subject: '7',
    email: 'first@example.com',
    emailVerified: true,
    firstName: 'First',
    lastName: '',
  };
  const enterAs = async (change: Partial<typeof identity>) =>
    (await signInWithIdentity(auth, { ...identity, ...change }, requester, newSession())).user;
  const first = await enterAs({});
  expect((await enterAs({ email: 'moved@example.com' })).id).toBe(first.id);
  expect((await enterAs({ emailVerified: false })).id).toBe(first.id);
  const other = await enterAs({ issuer: 'https://two.example', email: 'second@example.com' });
  expect(other.id).not.toBe(first.id);
  const parallel = await Promise.all(
    Array.from({ length: 8 }, () => enterAs({ subject: '8', email: 'eight@example.com' })),
  );
  expect(new Set(parallel.map((user) => user.id)).size).toBe(1);
});

test('the provider is asked with state, nonce and an S256 challenge, and with nothing of the visitor’s', async () => {
  const url = new URL(await start(testApp.client()));
  expect(url.origin).toBe(provider.google.issuer);
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  expect(url.searchParams.get('code_challenge') ?? '').toMatch(/^[\w-]{43}$/);
  expect(url.searchParams.get('nonce') ?? '').toMatch(/^[\w-]{43}$/);
  expect(url.searchParams.get('state') ?? '').toMatch(/^[\w-]{20,}$/);
  const { headers } = await testApp.app.inject({
    url: '/api/auth/google/start?client_id=evil&redirect_uri=https://evil.example&state=evil&scope=evil',
    headers: { host: 'localhost:3000' },
  });
  expect(String(headers.location)).not.toMatch(/evil/);
});

test('an answer to another browser, or a second use of an answer, signs nobody in', async () => {
  const victim = testApp.client();
  const attacker = testApp.client();
  const answer = await callbackOf(attacker, 'meera.nair');
  expect((await visit(victim, answer)).headers.get('location')).toBe(failed);
  await start(victim);
  expect((await visit(victim, answer)).headers.get('location')).toBe(failed);
  expect(await whoIs(victim)).toBe(null);
  for (const cookie of ['oauth2-redirect-state', 'oauth2-code-verifier', 'gr-google-nonce']) {
    const client = testApp.client();
    const path = await callbackOf(client, 'meera.nair');
    expect([...client.cookies.keys()]).toContain(cookie);
    client.cookies.delete(cookie);
    expect({
      case: cookie,
      got: (await visit(client, path)).headers.get('location'),
    }).toStrictEqual({ case: cookie, got: failed });
    expect(await whoIs(client)).toBe(null);
  }
  const once = testApp.client();
  const path = await callbackOf(once, 'meera.nair');
  expect((await visit(once, path)).headers.get('location')).toBe('/auth-redirect');
  for (const cookie of ['oauth2-redirect-state', 'oauth2-code-verifier', 'gr-google-nonce'])
    expect([...once.cookies.keys()]).not.toContain(cookie);
  expect((await visit(once, path)).headers.get('location')).toBe(failed);
});

test('error texts of the provider are not shown', async () => {
  const client = testApp.client();
  const state = new URL(await start(client)).searchParams.get('state') ?? '';
  const query = new URLSearchParams({
    state,
    error: 'access_denied',
    error_description: '<script>alert(1)</script>',
  });
  const response = await client.fetch(`/api/auth/google/callback?${query}`);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(failed);
  expect(await response.text()).toBe('');
});

test('over https the cookies of the sign-in are bound to the host', async () => {
  const secure = await createTestApp({
    database: testApp.database,
    config: { google: provider.google, publicBaseUrl: 'https://gifts.example.com' },
  });
  const { headers } = await secure.app.inject('/api/auth/google/start');
  await secure.close();
  const lines = [headers['set-cookie'] ?? []].flat();
  expect(lines.length).toBe(3);
  for (const line of lines)
    expect(line).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
});

test('another loopback name redirects to the configured one', async () => {
  const { headers } = await testApp.app.inject({
    url: '/api/auth/google/start',
    headers: { host: '127.0.0.1:3000' },
  });
  expect(headers.location).toBe(`${origin}/api/auth/google/start`);
});

test('a provider that is down leads back to the login', async () => {
  const google = { ...provider.google, issuer: 'http://127.0.0.1:1' };
  const lonely = await createTestApp({ database: testApp.database, config: { google } });
  const client = lonely.client();
  const first = await lonely.app.inject({
    url: '/api/auth/google/start',
    headers: { host: 'localhost:3000' },
  });
  const state = new URL(String(first.headers.location)).searchParams.get('state') ?? '';
  const cookie = [first.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const response = await client.fetch(`/api/auth/google/callback?code=x&state=${state}`, {
    headers: { cookie },
  });
  expect(response.headers.get('location')).toBe(failed);
  await lonely.close();
});

test('without a provider the start route answers 404', async () => {
  const plain = await createTestApp({ database: testApp.database });
  for (const path of ['start', 'callback'])
    expect((await plain.app.inject(`/api/auth/google/${path}`)).statusCode).toBe(404);
  await plain.close();
});
