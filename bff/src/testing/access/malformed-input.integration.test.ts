import { z } from 'zod';
import { errorMessages, errorReply, urlOf, type RouteShape } from '@gift-registry/bff-contract';
import { contractRoutes } from '../../platform/routing/openapi-document.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createFixtures } from './fixtures.ts';
import { malformedParams } from './malformed-params.ts';
import { routeCaseOf } from './route-cases.ts';
import type { SampleRequest } from './sample-requests.ts';
import { sendRequest, type RequestChanges } from './send-request.ts';
import { createTestUsers, type TestUsers } from './test-users.ts';

let app: TestApp;
let users: TestUsers;

beforeAll(async () => {
  app = await createTestApp();
  users = await createTestUsers(app);
});
afterAll(() => app.close());

/** Any share code is valid here, because the guest simply has no gifts in an unknown registry; and any name of an area. */
const acceptsAnyParam: ReadonlySet<string> = new Set(['listMyGifts']);
/** Each of these values is well-formed, and a rule about its rows refuses it. */
const isRefusedByRules: ReadonlySet<string> = new Set([
  'promoteCanary',
  'rollBackRelease',
  'publishRelease',
  'handOverPrefix',
  'saveCategory',
  'giveBackGuestGifts',
  'stopGuest',
  'freePromise',
]);

interface BadRequest extends RequestChanges {
  readonly name: string;
  readonly statuses: readonly number[];
}

function badRequestsTo(route: RouteShape, request: SampleRequest): BadRequest[] {
  const path = urlOf(route.path, request);
  const withQuery = (query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;
  const withParam = (name: string, value: string): string =>
    urlOf(route.path, { params: { ...request.params, [name]: '@@' } }).replace('%40%40', value);
  const params = acceptsAnyParam.has(route.id) ? {} : (request.params ?? {});
  return [
    { name: 'an unknown query key', path: withQuery('unknown=1'), statuses: [400] },
    { name: 'a NUL in the query', path: withQuery('search=%00'), statuses: [400] },
    { name: 'a prototype in the query', path: withQuery('a[__proto__]=1'), statuses: [400] },
    ...Object.keys(params).flatMap((name) =>
      malformedParams.map((value) => ({
        name: `${name} ${value}`,
        path: withParam(name, value),
        statuses: isRefusedByRules.has(route.id) ? [400, 404, 409] : [400, 404],
      })),
    ),
    ...Object.keys(request.headers ?? {}).flatMap((name) =>
      ['', 'x', 'x'.repeat(5_000)].map((value) => ({
        name: `${name} of length ${value.length}`,
        headers: { [name]: value },
        statuses: [400],
      })),
    ),
    ...(route.method === 'GET' ? [] : badBodies(route)),
  ];
}

const badBodies = ({ maxBodyBytes = 0 }: RouteShape): readonly BadRequest[] => [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) => ({
    name: `content type ${type}`,
    headers: { 'content-type': type },
    rawBody: '{"a":1}',
    statuses: [415],
  })),
  {
    name: 'a body that is too large',
    rawBody: `"${'x'.repeat(Math.max(2_000_000, maxBodyBytes))}"`,
    statuses: [413],
  },
  { name: 'a truncated body', rawBody: '{"a":', statuses: [400] },
  { name: 'a prototype in the body', rawBody: '{"__proto__":{"a":1}}', statuses: [400] },
  ...['[]', '"text"', '7', '{"unknown":1}'].map((rawBody) => ({
    name: `body ${rawBody}`,
    rawBody,
    statuses: [400, 422],
  })),
];

for (const route of contractRoutes)
  test(`${route.id} rejects malformed input`, async () => {
    const request = await routeCaseOf(route.id).request(createFixtures(app, users));
    const browser = await users.browserForRoute(route);
    const outcomes = await Promise.all(
      badRequestsTo(route, request).map(async ({ name, statuses, ...changes }) => {
        const response = await sendRequest(browser.clone(), route, request, changes);
        const text = await response.text();
        errorReply.parse(JSON.parse(text));
        return statuses.includes(response.status) ? [] : [`${name}: ${response.status} ${text}`];
      }),
    );
    expect(outcomes.flat()).toStrictEqual([]);
  });

const fieldsOf = ({ body }: RouteShape, sample: SampleRequest): readonly string[] =>
  Object.keys(body instanceof z.ZodObject ? body.shape : (sample.body ?? {}));

for (const route of contractRoutes.filter(
  ({ method, body }) => (method === 'PATCH' || method === 'PUT') && body !== undefined,
))
  test(`${route.id} answers a body without changes with words`, async () => {
    const request = await routeCaseOf(route.id).request(createFixtures(app, users));
    const browser = await users.browserForRoute(route);
    const allFieldsAs = (value: unknown) =>
      Object.fromEntries(fieldsOf(route, request).map((field) => [field, value]));
    const bodies = [
      {},
      ...[null, '', []].map(allFieldsAs),
      ...Object.entries(request.body ?? {}).map(([field, value]) => ({ [field]: value })),
    ];
    for (const body of bodies) {
      const response = await sendRequest(browser.clone(), route, { ...request, body });
      const text = await response.text();
      expect({ body, text, ok: response.status < 500 }).toStrictEqual({ body, text, ok: true });
      if (response.status >= 400)
        expect(errorReply.parse(JSON.parse(text)).error.message).not.toBe('');
    }
  });

test('a malformed id in an address says so', async () => {
  const response = await users.browserOf('owner').fetch('/api/registries/0198');
  const { error } = errorReply.parse(await response.json());
  expect([response.status, error.message]).toStrictEqual([404, errorMessages.malformedId]);
});

test('the server is still healthy afterwards', async () => {
  expect((await fetch(`${app.baseUrl}/healthz`)).status).toBe(200);
});
