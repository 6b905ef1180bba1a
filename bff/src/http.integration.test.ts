import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorMessages, errorReply, type ErrorCode } from '@gift-registry/bff-contract';
import { loadDocumentAssets } from './documents/document-assets.ts';
import { rawGet } from './testing/requests/raw-request.ts';
import { addLiveShell } from './testing/processes/server-process.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function mutate(headers: Record<string, string>, body: string): Promise<Response> {
  const client = app.client();
  return client.fetch('/api/queries', {
    method: 'POST',
    headers: { 'x-csrf-token': await client.csrfToken(), ...headers },
    body,
  });
}

async function refusal(response: Response): Promise<{ status: number; code: ErrorCode }> {
  const { error } = errorReply.parse(await response.json());
  expect(error.requestId).toBe(response.headers.get('x-request-id'));
  return { status: response.status, code: error.code };
}

const json = { 'content-type': 'application/json' };

test('every error has the shape of the contract', async () => {
  const get = (path: string, init?: RequestInit) => fetch(`${app.baseUrl}${path}`, init);
  expect(await refusal(await get('/api/nothing'))).toStrictEqual({
    status: 404,
    code: 'not-found',
  });
  const wrongMethod = await get('/api/session', { method: 'PUT' });
  expect(wrongMethod.headers.get('allow')).toBe('GET, HEAD');
  expect(await refusal(wrongMethod)).toStrictEqual({ status: 405, code: 'method-not-allowed' });
  const badRequest = { status: 400, code: 'bad-request' };
  expect(await refusal(await get('/api/%zz'))).toStrictEqual(badRequest);
  expect(await refusal(await get('/api/session?unknown=1'))).toStrictEqual(badRequest);
  expect(await refusal(await get('/api/catalogue/products?search=a%00b'))).toStrictEqual(
    badRequest,
  );
  expect(await refusal(await get('/api/catalogue/products?search=a&search=b'))).toStrictEqual(
    badRequest,
  );
});

test('malformed HTTP gets an error in the shape of the contract', async () => {
  const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
  socket.end('NONSENSE\r\n\r\n');
  const reply = await text(socket);
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(errorReply.parse(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).error.code).toBe(
    'bad-request',
  );
});

test('a request with two Host headers is rejected on every path', async () => {
  const statusFor = async (path: string, hosts: readonly string[]): Promise<string | undefined> => {
    const { port } = new URL(app.baseUrl);
    const socket = connect(Number(port), '127.0.0.1');
    const headers = hosts.map((host) => `Host: ${host}\r\n`).join('');
    socket.write(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
    return (await text(socket)).split(' ', 2)[1];
  };
  for (const path of ['/', '/healthz', '/api/session', '/api/nothing', '/_mf/registry.json'])
    expect([path, await statusFor(path, ['gifts.example', 'evil.example'])]).toStrictEqual([
      path,
      '400',
    ]);
  expect(await statusFor('/api/session', ['gifts.example'])).toBe('200');
});

test('bodies that are not JSON or too large are rejected', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json\ta',
  ])
    expect([
      type,
      await refusal(await mutate({ 'content-type': type }, '{"name":"A"}')),
    ]).toStrictEqual([type, { status: 415, code: 'unsupported-media-type' }]);
  expect(await refusal(await mutate(json, '{"name":'))).toStrictEqual({
    status: 400,
    code: 'bad-request',
  });
  expect(await refusal(await mutate(json, ''))).toStrictEqual({ status: 400, code: 'bad-request' });
  expect(await refusal(await mutate(json, `{"name":"${'x'.repeat(2_000_000)}"}`))).toStrictEqual({
    status: 413,
    code: 'payload-too-large',
  });
});

test('JSON cannot pollute prototypes or contain NUL', async () => {
  for (const body of [
    '{"__proto__":{"polluted":true}}',
    '{"name":{"__proto__":{"polluted":true}}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"name":"a\\u0000b"}',
    '{"a\\u0000b":1}',
  ])
    expect([body, await refusal(await mutate(json, body))]).toStrictEqual([
      body,
      { status: 400, code: 'bad-request' },
    ]);
  expect('polluted' in {}).toBe(false);
});

test('deeply nested and very wide bodies are rejected', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const wide = `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join()}}`;
  for (const body of [deep, wide, `{"name":${deep}}`]) {
    const { status } = await refusal(await mutate(json, body));
    expect([400, 422]).toContain(status);
  }
});

test('a validation error has the field and the message of the rule', async () => {
  const response = await mutate(json, JSON.stringify({ name: '', email: 'x', queryText: 'Hi' }));
  const { error } = errorReply.parse(await response.json());
  expect(response.status).toBe(422);
  expect([error.code, error.field, error.message]).toStrictEqual([
    'invalid-input',
    'name',
    'Name is required',
  ]);
});

test('an internal error does not reveal its cause', async () => {
  const failing = await createTestApp({ database: app.database });
  // Without a release every page would be a 503.
  const unready = await fetch(`${failing.baseUrl}/readyz`);
  expect([unready.status, await unready.json()]).toEqual([
    503,
    { ready: false, database: true, queue: true, releases: false, draining: false },
  ]);
  await addLiveShell(app.database);
  // A database without a connection yet is not destroyed.
  expect((await fetch(`${failing.baseUrl}/readyz`)).status).toBe(200);
  await failing.deps.db.destroy();
  const response = await fetch(`${failing.baseUrl}/api/catalogue/categories`);
  const { error } = errorReply.parse(await response.json());
  expect(response.status).toBe(500);
  expect(error.message).toBe(errorMessages.internal);
  expect((await fetch(`${failing.baseUrl}/readyz`)).status).toBe(503);
  expect((await fetch(`${failing.baseUrl}/healthz`)).status).toBe(200);
  await failing.close();
});

test('only safe request ids of the proxy are used', async () => {
  const idFor = async (given: string) => {
    const headers = { 'x-request-id': given };
    return (await fetch(`${app.baseUrl}/healthz`, { headers })).headers.get('x-request-id');
  };
  expect(await idFor('trace-12345')).toBe('trace-12345');
  for (const given of ['short', 'x'.repeat(100), 'a b c d e f g', '{"level":60}'])
    expect((await idFor(given)) ?? '').toMatch(/^[0-9a-f-]{36}$/);
});

describe('security headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
  const ofDocuments = {
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  };

  async function headersOf(path: string): Promise<Headers> {
    const { headers } = await fetch(`${app.baseUrl}${path}`);
    for (const name of ['access-control-allow-origin', 'server', 'strict-transport-security'])
      expect([path, name, headers.get(name)]).toStrictEqual([path, name, null]);
    if (path.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store');
    return headers;
  }

  test('everything that a browser can show has those of documents', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/favicon.ico']) {
      const headers = Object.fromEntries(await headersOf(path));
      expect([path, headers]).toMatchObject([path, { ...everywhere, ...ofDocuments }]);
      expect(headers['content-security-policy']).toMatch(/default-src 'self';script-src 'self';/);
    }
  });

  test('data, scripts and pictures have a policy that allows nothing, and no headers of documents', async () => {
    const { startAfterPaint, sharePicture, styles } = await loadDocumentAssets();
    const files = [startAfterPaint, sharePicture, styles].map(({ url }) => url);
    const paths = ['/api/session', '/api/nothing', '/_mf/nothing', '/healthz', ...files];
    for (const path of paths) {
      const headers = Object.fromEntries(await headersOf(path));
      expect([path, headers]).toMatchObject([
        path,
        {
          ...everywhere,
          'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        },
      ]);
      for (const name of Object.keys(ofDocuments))
        expect([path, name, headers[name]]).toStrictEqual([path, name, undefined]);
    }
  });
});

test('https sites send Strict-Transport-Security', async () => {
  const secure = await createTestApp({
    database: app.database,
    config: { publicBaseUrl: 'https://gifts.example' },
  });
  const { headers } = await fetch(`${secure.baseUrl}/healthz`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
});

test('unusual spellings of a URL do not bypass access checks', async () => {
  for (const path of [
    '/api//registries',
    '/api/registries/',
    '/API/registries',
    '/api/registries;x',
    '/api/%2e/registries',
  ]) {
    const { status, body } = await rawGet(app.baseUrl, path);
    expect([400, 401, 404]).toContain(status);
    errorReply.parse(JSON.parse(body));
  }
});
