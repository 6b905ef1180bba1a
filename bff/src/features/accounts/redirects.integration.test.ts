import { testPassword, createAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const google = { issuer: 'http://127.0.0.1:1', clientId: 'gift-registry', clientSecret: 'secret' };

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp({ config: { google } })));
afterAll(() => testApp.close());

const targets = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://localhost:3000@evil.example',
  'https://localhost:3000.evil.example',
  '/%0d%0aSet-Cookie:x=1',
  'http://2130706433',
  'ht\ttps://evil.example',
];
const names = ['next', 'redirect_to', 'returnTo', 'redirect_uri'];

const everyTry = targets.flatMap((target) =>
  names.map((name) => `${name}=${encodeURIComponent(target)}`),
);

test('sign-in with Google redirects only to the provider and back', async () => {
  for (const query of everyTry) {
    const start = await testApp.app.inject({
      url: `/api/auth/google/start?${query}`,
      headers: { host: 'localhost:3000' },
    });
    const location = new URL(String(start.headers.location));
    expect({ case: query, got: location.origin }).toStrictEqual({
      case: query,
      got: google.issuer,
    });
    const back = location.searchParams.get('redirect_uri');
    expect({ case: query, got: back }).toStrictEqual({
      case: query,
      got: 'http://localhost:3000/api/auth/google/callback',
    });
    const callback = await testApp.app.inject(`/api/auth/google/callback?code=x&state=x&${query}`);
    expect({ case: query, got: callback.headers.location }).toStrictEqual({
      case: query,
      got: '/email-login?error=google',
    });
  }
});

test('no route of the API accepts a redirect target', async () => {
  const client = testApp.client();
  const { email } = await createAccount(testApp);
  const token = await client.csrfToken();
  const post = async (path: string, body: unknown) => {
    const response = await client.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
      body: JSON.stringify(body),
    });
    await response.body?.cancel();
    return response;
  };
  const bodies: Readonly<Record<string, Record<string, unknown>>> = {
    '/api/auth/login': { email, password: testPassword },
    '/api/auth/password-reset': { email },
    '/api/auth/magic-link': { email, mode: 'login' },
    '/api/auth/logout': {},
  };
  for (const [path, body] of Object.entries(bodies)) {
    const inQuery = await post(`${path}?next=https://evil.example`, body);
    const inBody = await post(path, { ...body, next: 'https://evil.example' });
    for (const response of [inQuery, inBody]) {
      expect(`${path}: ${response.status}`).toMatch(/: (400|422)$/);
      expect(response.headers.get('location')).toBe(null);
    }
  }
});

test('a parameter that is not text is rejected', async () => {
  for (const query of ['next[]=a', 'next[a]=b', `next=${'x'.repeat(5_000)}`]) {
    const reply = await testApp.app.inject(`/api/session?${query}`);
    expect({ case: query.slice(0, 20), got: reply.statusCode }).toStrictEqual({
      case: query.slice(0, 20),
      got: 400,
    });
    const start = await testApp.app.inject(`/api/auth/google/start?${query}`);
    expect(start.statusCode).toBeLessThan(500);
  }
});
