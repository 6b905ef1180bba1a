import { sql } from 'kysely';
import { errorReply, updateItem, type RouteShape } from '@gift-registry/bff-contract';
import { contractForms, contractRoutes } from '../../platform/routing/openapi-document.ts';
import { postForm, type PostedForm } from '../requests/post-form.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createFixtures } from './fixtures.ts';
import { formCaseOf } from './form-cases.ts';
import { routeCaseOf } from './route-cases.ts';
import type { SampleRequest } from './sample-requests.ts';
import { sendRequest, type RequestChanges } from './send-request.ts';
import { createTestUsers, type TestUsers, type UserKind } from './test-users.ts';

let app: TestApp;
let users: TestUsers;
const requests = new Map<string, SampleRequest>();
const forms = new Map<string, PostedForm>();

beforeAll(async () => {
  app = await createTestApp();
  users = await createTestUsers(app);
  const fixtures = createFixtures(app, users);
  for (const { id } of contractRoutes) requests.set(id, await routeCaseOf(id).request(fixtures));
  for (const { id } of contractForms) forms.set(id, await formCaseOf(id).form(fixtures, app));
});
afterAll(() => app.close());

const mutations = contractRoutes.filter(({ method }) => method !== 'GET');
const reads = contractRoutes.filter(({ method }) => method === 'GET');

const send = (route: RouteShape, kind: UserKind, changes?: RequestChanges): Promise<Response> =>
  sendRequest(users.browserOf(kind), route, requests.get(route.id) ?? {}, changes);

async function tableHashes(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('sessions', 'rate_limits', 'outbox', 'share_openings', 'share_visitors')
       and table_name not like 'kysely%'`.execute(app.deps.db);
  const hashes: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} t
    `.execute(app.deps.db);
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
}

const attacks: Readonly<Record<string, NonNullable<RequestChanges['headers']>>> = {
  'another origin': { origin: 'https://evil.example' },
  'an opaque origin': { origin: 'null' },
  'a look-alike origin': { origin: 'http://localhost:3000.evil.example' },
  'a cross-site page': { 'sec-fetch-site': 'cross-site' },
  'a sibling site': { 'sec-fetch-site': 'same-site' },
  'our origin from a cross-site page': {
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'cross-site',
  },
  'an unreadable referrer': { origin: null, referer: 'not an address' },
  'a foreign referrer': { origin: null, referer: 'https://evil.example/page' },
  'no CSRF token': { 'x-csrf-token': null },
  'an invented CSRF token': { 'x-csrf-token': 'made-up' },
};

test.each(Object.entries(attacks))(
  'every mutation with %s is rejected and changes nothing',
  async (_name, headers) => {
    const before = await tableHashes();
    const replies = await Promise.all(
      mutations.map(async (route) => {
        const response = await send(route, route.access === 'guest' ? 'guest' : 'owner', {
          headers,
        });
        return [route.id, response.status, errorReply.parse(await response.json()).error.code];
      }),
    );
    expect(replies).toStrictEqual(mutations.map(({ id }) => [id, 403, 'csrf']));
    expect(await tableHashes()).toStrictEqual(before);
  },
);

test.each(Object.entries(attacks))(
  'every form with %s is rejected and changes nothing',
  async (_name, { 'x-csrf-token': token, ...headers }) => {
    const before = await tableHashes();
    const statuses = await Promise.all(
      contractForms.map(async (form) => {
        const posted = forms.get(form.id) ?? { params: {} };
        const csrf = token === undefined ? {} : { csrfToken: token };
        const response = await postForm(users.browserOf('guest'), form, posted, {
          headers,
          ...csrf,
        });
        return [form.id, response.status];
      }),
    );
    expect(statuses).toStrictEqual(contractForms.map(({ id }) => [id, 403]));
    expect(await tableHashes()).toStrictEqual(before);
  },
);

test('every form rejects a token in the header of another page', async () => {
  const browser = users.browserOf('guest');
  const headers = { 'x-csrf-token': await browser.csrfToken() };
  for (const form of contractForms) {
    const posted = forms.get(form.id) ?? { params: {} };
    const response = await postForm(browser, form, posted, { headers, csrfToken: null });
    expect([form.id, response.status]).toStrictEqual([form.id, 403]);
  }
});

test('every mutation rejects the CSRF token of another session', async () => {
  const headers = { 'x-csrf-token': await users.browserOf('other').csrfToken() };
  const statuses = await Promise.all(
    mutations.map(async (route) => [route.id, (await send(route, 'owner', { headers })).status]),
  );
  expect(statuses).toStrictEqual(mutations.map(({ id }) => [id, 403]));
});

test('control: the same request from our own page is accepted and changes a table', async () => {
  const before = await tableHashes();
  expect((await send(updateItem, 'owner')).status).toBe(200);
  expect(await tableHashes()).not.toStrictEqual(before);
});

test('control: the same form from our own page is accepted and changes a table', async () => {
  const [form] = contractForms.filter(({ id }) => id === 'purchaseForm');
  if (!form) throw new Error('No form.');
  const before = await tableHashes();
  const posted = forms.get(form.id) ?? { params: {} };
  expect((await postForm(users.browserOf('guest'), form, posted)).status).toBe(303);
  expect(await tableHashes()).not.toStrictEqual(before);
});

test.each(['nobody', 'owner', 'admin'] as const)('reads by %s change nothing', async (kind) => {
  const before = await tableHashes();
  const statuses = await Promise.all(reads.map(async (route) => (await send(route, kind)).status));
  expect(statuses.filter((status) => status >= 500)).toStrictEqual([]);
  expect(await tableHashes()).toStrictEqual(before);
});
