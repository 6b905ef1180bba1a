import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { errorMessages, errorReply, type ErrorCode } from '@gift-registry/bff-contract';
import { rawGet } from '../testing/raw-request.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
before(async () => {
  app = await createTestApp();
});
after(() => app.close());

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
  assert.equal(error.requestId, response.headers.get('x-request-id'));
  return { status: response.status, code: error.code };
}

const json = { 'content-type': 'application/json' };

test('every failure has the one shape', async () => {
  const get = (path: string, init?: RequestInit) => fetch(`${app.baseUrl}${path}`, init);
  assert.deepEqual(await refusal(await get('/api/nothing')), { status: 404, code: 'not-found' });
  const wrongMethod = await get('/api/session', { method: 'PUT' });
  assert.equal(wrongMethod.headers.get('allow'), 'GET, HEAD');
  assert.deepEqual(await refusal(wrongMethod), { status: 405, code: 'method-not-allowed' });
  const badRequest = { status: 400, code: 'bad-request' };
  assert.deepEqual(await refusal(await get('/api/%zz')), badRequest);
  assert.deepEqual(await refusal(await get('/api/session?unknown=1')), badRequest);
  assert.deepEqual(await refusal(await get('/api/catalogue/products?search=a%00b')), badRequest);
  assert.deepEqual(
    await refusal(await get('/api/catalogue/products?search=a&search=b')),
    badRequest,
  );
});

test('what is no request at all is answered in the one shape too', async () => {
  const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
  socket.end('NONSENSE\r\n\r\n');
  const reply = await text(socket);
  assert.match(reply, /^HTTP\/1\.1 400 /);
  assert.equal(
    errorReply.parse(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).error.code,
    'bad-request',
  );
});

test('only JSON of a bearable size is read', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json\ta',
  ])
    assert.deepEqual(
      await refusal(await mutate({ 'content-type': type }, '{"name":"A"}')),
      { status: 415, code: 'unsupported-media-type' },
      type,
    );
  assert.deepEqual(await refusal(await mutate(json, '{"name":')), {
    status: 400,
    code: 'bad-request',
  });
  assert.deepEqual(await refusal(await mutate(json, '')), { status: 400, code: 'bad-request' });
  assert.deepEqual(await refusal(await mutate(json, `{"name":"${'x'.repeat(2_000_000)}"}`)), {
    status: 413,
    code: 'payload-too-large',
  });
});

test('prototypes can’t be reached through JSON, and a NUL is refused', async () => {
  for (const body of [
    '{"__proto__":{"polluted":true}}',
    '{"name":{"__proto__":{"polluted":true}}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"name":"a\\u0000b"}',
    '{"a\\u0000b":1}',
  ])
    assert.deepEqual(
      await refusal(await mutate(json, body)),
      { status: 400, code: 'bad-request' },
      body,
    );
  assert.equal('polluted' in {}, false);
});

test('deep and wide bodies are refused quickly', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const wide = `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join()}}`;
  for (const body of [deep, wide, `{"name":${deep}}`]) {
    const started = performance.now();
    const { status } = await refusal(await mutate(json, body));
    assert.ok([400, 422].includes(status), String(status));
    assert.ok(performance.now() - started < 500);
  }
});

test('a failed rule names its field and says the rule’s sentence', async () => {
  const response = await mutate(json, JSON.stringify({ name: '', email: 'x', queryText: 'Hi' }));
  const { error } = errorReply.parse(await response.json());
  assert.equal(response.status, 422);
  assert.deepEqual(
    [error.code, error.field, error.message],
    ['invalid-input', 'name', 'Name is required'],
  );
});

test('what failed inside is not told', async () => {
  const failing = await createTestApp({ database: app.database });
  await failing.deps.db.destroy();
  const response = await fetch(`${failing.baseUrl}/api/catalogue/categories`);
  const { error } = errorReply.parse(await response.json());
  assert.equal(response.status, 500);
  assert.equal(error.message, errorMessages.internal);
  assert.equal((await fetch(`${failing.baseUrl}/readyz`)).status, 503);
  assert.equal((await fetch(`${failing.baseUrl}/healthz`)).status, 200);
  await failing.close();
});

test('request ids are kept when they are harmless', async () => {
  const idFor = async (given: string) => {
    const headers = { 'x-request-id': given };
    return (await fetch(`${app.baseUrl}/healthz`, { headers })).headers.get('x-request-id');
  };
  assert.equal(await idFor('trace-12345'), 'trace-12345');
  for (const given of ['short', 'x'.repeat(100), 'a b c d e f g', '{"level":60}'])
    assert.match((await idFor(given)) ?? '', /^[0-9a-f-]{36}$/);
});

test('security headers stand on every kind of answer', async () => {
  for (const path of [
    '/api/session',
    '/api/nothing',
    '/_mf/nothing',
    '/healthz',
    '/pictures/none.svg',
  ]) {
    const { headers } = await fetch(`${app.baseUrl}${path}`);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin', path);
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', path);
    assert.match(headers.get('content-security-policy') ?? '', /default-src/, path);
    assert.equal(headers.get('access-control-allow-origin'), null, path);
    assert.equal(headers.get('server'), null, path);
    assert.equal(headers.get('strict-transport-security'), null, path);
    if (path.startsWith('/api')) assert.equal(headers.get('cache-control'), 'no-store', path);
  }
});

test('https addresses are remembered as such', async () => {
  const secure = await createTestApp({
    database: app.database,
    config: { publicBaseUrl: 'https://gifts.example' },
  });
  const { headers } = await fetch(`${secure.baseUrl}/healthz`);
  assert.equal(headers.get('strict-transport-security'), 'max-age=31536000; includeSubDomains');
  await secure.close();
});

test('odd spellings of an address don’t reach a guarded route', async () => {
  for (const path of [
    '/api//registries',
    '/api/registries/',
    '/API/registries',
    '/api/registries;x',
    '/api/%2e/registries',
  ]) {
    const { status, body } = await rawGet(app.baseUrl, path);
    assert.ok([400, 401, 404].includes(status), `${path} ${status}`);
    errorReply.parse(JSON.parse(body));
  }
});
