import fc from 'fast-check';
import { ApiError } from '../errors/api-error.ts';
import { createClient, type ClientOptions } from './client.ts';
import { createShare, listCategories, submitQuery } from '../index.ts';

const registryId = '01a201f5-6a83-71ed-b148-ed14e15886d2';
const query = { name: 'Ravi', email: 'ravi@example.com', queryText: 'Hello?' };

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

const failure = (status: number, code: string, message = 'Please try later.') =>
  json({ error: { code, message, requestId: 'r1' } }, { status });

function clientOf(replies: readonly (Response | Error)[], options: Partial<ClientOptions> = {}) {
  const requests: { url: string; init: RequestInit }[] = [];
  const remaining = [...replies];
  const call = createClient({
    csrfToken: () => 'token',
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      const reply = remaining.shift();
      if (!reply) throw new Error('No reply is left.');
      if (reply instanceof Error) throw reply;
      return reply;
    },
    ...options,
  });
  return { call, requests };
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return error;
}

const share = (replies: readonly (Response | Error)[], options?: Partial<ClientOptions>) =>
  clientOf(replies, options).call(createShare, { params: { registryId } });

test('a reply resolves to what its schema names', async () => {
  const reply = { shareCode: 'abc', url: 'https://gifts.example/r/abc', secret: 'no' };
  expect(await share([json(reply, { status: 201 })])).toStrictEqual({
    shareCode: 'abc',
    url: 'https://gifts.example/r/abc',
  });
});

describe('an unreadable reply becomes the failure message of the route', () => {
  test.each([
    ['a body that breaks the schema', json({ shareCode: 7 }, { status: 201 })],
    ['a body that is no JSON', new Response('<p>Hello</p>', { status: 201 })],
    ['an empty body', new Response('', { status: 201 })],
    ['a success status that the route does not declare', json({ shareCode: 'abc' })],
    ['a status without a body', new Response(null, { status: 204 })],
    ['a 5xx page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['an error without a message', failure(500, 'internal', '')],
  ])('%s', async (_name, response) => {
    const { status } = response;
    expect(await errorOf(share([response]))).toMatchObject({
      message: 'Failed to generate share code. Please try again.',
      code: 'unreadable-reply',
      status,
    });
  });

  test('no schema detail of an arbitrary reply reaches the message', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.constantFrom(200, 201, 400, 500),
        async (body, status) => {
          const { call } = clientOf([json(body, { status })]);
          const error = await errorOf(call(submitQuery, { body: query }));
          expect(error.message).toBe('Failed to submit query. Please try again.');
        },
      ),
      { numRuns: 200 },
    );
  });
});

test("the server's message is kept, also with a code that this page doesn't know", async () => {
  const error = await errorOf(share([failure(409, 'registry-paused', 'This registry is paused.')]));
  expect(error).toMatchObject({
    message: 'This registry is paused.',
    code: 'registry-paused',
    status: 409,
    requestId: 'r1',
  });
});

test('the time to retry is read from the header', async () => {
  const busy = failure(429, 'rate-limited');
  busy.headers.set('retry-after', '7');
  expect((await errorOf(share([busy]))).retryAfter).toBe(7);
});

test('a server out of reach is a network error', async () => {
  expect(await errorOf(share([new TypeError('Failed to fetch')]))).toMatchObject({
    message: 'Network error occurred. Please check your connection and try again.',
    code: 'network',
    status: 0,
  });
});

test('a connection that breaks within the body is a network error', async () => {
  const broken = Object.assign(new Response(null, { status: 201 }), {
    text: () => Promise.reject(new TypeError('terminated')),
  });
  expect((await errorOf(share([broken]))).code).toBe('network');
});

test('an aborted call rejects with the abort, not with a message for people', async () => {
  const aborting = new AbortController();
  const { call } = clientOf([], {
    fetch: async () => {
      aborting.abort();
      throw aborting.signal.reason;
    },
  });
  await expect(call(listCategories, {}, { signal: aborting.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('a stale CSRF token is refreshed and the call repeated once', async () => {
  const refreshCsrfToken = jest.fn(async () => undefined);
  const stale = () => failure(403, 'csrf', 'Please reload.');
  const created = json({ shareCode: 'abc', url: '/r/abc' }, { status: 201 });
  expect(await share([stale(), created], { refreshCsrfToken })).toMatchObject({ shareCode: 'abc' });
  expect(refreshCsrfToken).toHaveBeenCalledTimes(1);
  expect((await errorOf(share([stale(), stale()], { refreshCsrfToken }))).code).toBe('csrf');
});

test('a person who confirms their identity has the call repeated once', async () => {
  const refused = () => failure(403, 'step-up-required', 'Is it you?');
  const created = () => json({ shareCode: 'abc', url: '/r/abc' }, { status: 201 });
  const confirmIdentity = jest.fn(async () => true);
  expect(await share([refused(), created()], { confirmIdentity })).toMatchObject({
    shareCode: 'abc',
  });
  expect((await errorOf(share([refused(), refused(), created()], { confirmIdentity }))).code).toBe(
    'step-up-required',
  );
  expect(confirmIdentity).toHaveBeenCalledTimes(2);
  const decline = { confirmIdentity: async () => false };
  expect((await errorOf(share([refused(), created()], decline))).message).toBe('Is it you?');
});

test('an ended session is reported once, also after a refreshed CSRF token', async () => {
  const onUnauthenticated = jest.fn();
  const options = { onUnauthenticated, refreshCsrfToken: async () => undefined };
  const ended = () => failure(401, 'unauthenticated', 'Please sign in to continue.');
  expect((await errorOf(share([ended()], options))).status).toBe(401);
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  await errorOf(share([failure(403, 'csrf'), ended()], options));
  expect(onUnauthenticated).toHaveBeenCalledTimes(2);
});

test('only changes carry the CSRF token, and bodies are JSON', async () => {
  const { call, requests } = clientOf([
    json({ categories: [] }),
    json({ received: true }, { status: 201 }),
  ]);
  await call(listCategories, {});
  await call(submitQuery, { body: query });
  const [read, change] = requests.map(({ init }) => new Headers(init.headers));
  expect(read?.has('x-csrf-token')).toBe(false);
  expect(change?.get('x-csrf-token')).toBe('token');
  expect(change?.get('content-type')).toBe('application/json');
  expect(requests[1]?.init.body).toBe(JSON.stringify(query));
});
