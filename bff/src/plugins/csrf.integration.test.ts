import { errorMessages, errorReply, signIn } from '@gift-registry/bff-contract';
import { createAccount, signUpAndIn, testPassword } from '../testing/accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

let testApp: TestApp;
const mutations: { method: string; url: string }[] = [];
beforeAll(async () => {
  testApp = await createTestApp();
  mutations.push(...mutationsOf(testApp));
});
afterAll(() => testApp.close());

/** Other programs send these without cookies: the URL or a header holds the proof. Their own tests send them without one. */
const fromOtherSites: ReadonlySet<string> = new Set([
  '/api/unsubscribe/:token',
  '/api/reports',
  '/api/payments/events',
  '/api/deploy/:project/releases',
  '/api/deploy/:project/refusals',
  '/api/deploy/:project/promote',
  '/api/deploy/:project/rollback',
  '/api/deploy/:project/retire',
  '/api/deploy/:project/contacts',
  '/api/deploy/:project/contacts/:contactId',
]);

const mutationsOf = ({ app }: TestApp) =>
  app.methodTable
    .all()
    .filter(({ method }) => !['GET', 'HEAD'].includes(method))
    .filter(({ url }) => !fromOtherSites.has(url))
    .map(({ method, url }) => ({
      method,
      url: url.replace(/:[A-Za-z]+/g, '01890000-0000-7000-8000-000000000000'),
    }));

function codeIn(text: string): string | undefined {
  if (text.startsWith('<!doctype html>'))
    return text.includes(errorMessages.csrf) ? 'csrf' : undefined;
  return errorReply.safeParse(JSON.parse(text)).data?.error.code;
}

const send = async (
  client: TestClient,
  { method, url }: { method: string; url: string },
  headers: Record<string, string>,
) => {
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  // The raw fetch: the client's own would add an origin.
  const response = await fetch(new URL(url, testApp.baseUrl), {
    method,
    headers: { cookie, ...headers },
  });
  const text = await response.text();
  return { status: response.status, code: codeIn(text) };
};

const refused = { status: 403, code: 'csrf' };

test('the list of mutations is complete', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(10);
  expect(mutations.some(({ url }) => url === '/api/auth/logout')).toBeTruthy();
});

test('every mutation without a token is rejected for any content type', async () => {
  const { client } = await signUpAndIn(testApp);
  for (const target of mutations.filter(({ url }) => url.startsWith('/api')))
    for (const type of [undefined, 'text/plain', 'application/json'])
      expect(
        await send(client, target, {
          origin: 'http://localhost:3000',
          ...(type ? { 'content-type': type } : {}),
        }),
      ).toStrictEqual(refused);
});

test('every form without a token is rejected, and takes no other content type', async () => {
  const { client } = await signUpAndIn(testApp);
  const origin = 'http://localhost:3000';
  const forms = mutations.filter(({ url }) => !url.startsWith('/api'));
  expect(forms).not.toStrictEqual([]);
  for (const target of forms) {
    for (const type of [undefined, 'application/x-www-form-urlencoded'])
      expect(
        await send(client, target, { origin, ...(type ? { 'content-type': type } : {}) }),
      ).toStrictEqual(refused);
    for (const type of ['text/plain', 'application/json'])
      expect((await send(client, target, { origin, 'content-type': type })).status).toBe(415);
  }
});

test('a mutation with a token is accepted from our origin and without origin headers', async () => {
  const client = testApp.client();
  const token = { 'x-csrf-token': await client.csrfToken() };
  const target = { method: 'POST', url: '/api/auth/logout' };
  const ours: Record<string, string>[] = [
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { origin: testApp.baseUrl },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { referer: 'http://localhost:3000/host' },
    {},
  ];
  for (const headers of ours)
    expect((await send(client, target, { ...token, ...headers })).status).toBe(200);
  const neighbour = { ...token, origin: 'http://127.0.0.1:9' };
  expect(await send(client, target, neighbour)).toStrictEqual(refused);
});

test('form content types are rejected', async () => {
  const client = testApp.client();
  const headers = { 'x-csrf-token': await client.csrfToken() };
  const body = JSON.stringify({ email: 'a@example.com', password: 'x' });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const response = await client.fetch('/api/auth/login', {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body,
    });
    expect([type, response.status]).toStrictEqual([type, 415]);
    await response.arrayBuffer();
  }
});

test('a token is valid for one browser and one session', async () => {
  const target = { method: 'POST', url: '/api/auth/logout' };
  const anonymous = testApp.client();
  const before = await anonymous.csrfToken();
  const { email } = await createAccount(testApp);
  await anonymous.call(signIn, { body: { email, password: testPassword } });
  expect(await send(anonymous, target, { 'x-csrf-token': before })).toStrictEqual(refused);
  const one = await signUpAndIn(testApp);
  const two = await signUpAndIn(testApp);
  const ofTwo = { 'x-csrf-token': await two.client.csrfToken() };
  expect(await send(one.client, target, ofTwo)).toStrictEqual(refused);
  const cookie = one.client.cookies.get('gr-csrf') ?? '';
  expect(await send(one.client, target, { 'x-csrf-token': cookie })).toStrictEqual(refused);
  two.client.cookies.set('gr-csrf', cookie);
  expect(await send(two.client, target, ofTwo)).toStrictEqual(refused);
});
