import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => (testApp = await createTestApp()));
afterAll(() => testApp.close());

const users = async () => (await testApp.deps.db.selectFrom('users').select('id').execute()).length;

async function comeBack(tokenEndpoint: RequestListener) {
  const server = createServer(tokenEndpoint).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  const google = {
    issuer: `http://127.0.0.1:${address.port}`,
    clientId: 'gift-registry',
    clientSecret: 'canary-client-secret',
  };
  const app = await createTestApp({ database: testApp.database, config: { google } });
  try {
    const start = await app.app.inject({
      url: '/api/auth/google/start',
      headers: { host: 'localhost:3000' },
    });
    const state = new URL(String(start.headers.location)).searchParams.get('state') ?? '';
    const cookie = [start.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    const response = await app
      .client()
      .fetch(`/api/auth/google/callback?code=x&state=${state}`, { headers: { cookie } });
    return {
      location: response.headers.get('location'),
      cookies: response.headers.getSetCookie().join('\n'),
      text: await response.text(),
    };
  } finally {
    server.closeAllConnections();
    server.close();
    await app.close();
  }
}

const json = (status: number, body: unknown): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
};

const failures: Readonly<Record<string, RequestListener>> = {
  'never answers': () => undefined,
  'answers 500': json(500, { error: 'canary-of-the-provider' }),
  'answers with a page': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>canary-of-the-provider</h1>');
  },
  'sends tokens that nobody signed': json(200, {
    access_token: 'canary-of-the-provider',
    id_token: 'canary-of-the-provider',
    token_type: 'bearer',
  }),
};

for (const [what, tokenEndpoint] of Object.entries(failures))
  test(`a provider that ${what} leads back to the login, with nothing made and nothing shown`, async () => {
    const before = await users();
    const { location, cookies, text } = await comeBack(tokenEndpoint);
    expect(location).toBe('/email-login?error=google');
    expect(cookies).not.toMatch(/gr-session/);
    expect(`${text}${cookies}${location}`).not.toMatch(/canary/);
    expect(await users()).toBe(before);
  });
