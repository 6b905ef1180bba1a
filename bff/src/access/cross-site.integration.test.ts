import { sql } from 'kysely';
import { errorReply } from '@gift-registry/bff-contract';
import { contractRoutes } from '../routing/contract-routes.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createCast, type Cast } from './personas.ts';
import { requests } from './requests.ts';
import { createScene, type Scene } from './scene.ts';
import { send, type Alterations } from './send.ts';

let app: TestApp;
let cast: Cast;
let scene: Scene;

beforeAll(async () => {
  app = await createTestApp({ config: { requestsPerMinute: 1_000_000 } });
  cast = await createCast(app);
  scene = await createScene(app, cast.owner.id);
});
afterAll(() => app.close());

const mutations = contractRoutes.filter(({ method }) => method !== 'GET');
const reads = contractRoutes.filter(({ method }) => method === 'GET');

/** Rows of every table; what upkeep and visits touch by themselves is left out. */
async function snapshot(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('sessions', 'rate_limits', 'outbox')
       and table_name not like 'kysely%'`.execute(app.deps.db);
  const contents: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.table(name)} t
    `.execute(app.deps.db);
    contents[name] = rows[0]?.hash ?? '';
  }
  return contents;
}

const attacks: Readonly<Record<string, Alterations['headers']>> = {
  'from another origin': { origin: 'https://evil.example' },
  'from an opaque origin': { origin: 'null' },
  'from a look-alike origin': { origin: 'http://localhost:3000.evil.example' },
  'from a cross-site page': { 'sec-fetch-site': 'cross-site' },
  'from a sibling site': { 'sec-fetch-site': 'same-site' },
  'from a foreign referring page': { origin: null, referer: 'https://evil.example/page' },
  'without a token': { 'x-csrf-token': null },
  'with a made-up token': { 'x-csrf-token': 'made-up' },
};

for (const [name, headers] of Object.entries(attacks))
  test(`no mutation is taken ${name}`, async () => {
    const unchanged = await snapshot();
    for (const route of mutations) {
      const browser = route.access === 'guest' ? scene.guest : cast.browserOf('owner');
      const request = requests[route.id]?.(scene) ?? {};
      const response = await send(browser, route, request, { ...(headers ? { headers } : {}) });
      const { error } = errorReply.parse(await response.json());
      expect({ case: route.id, got: [response.status, error.code] }).toStrictEqual({
        case: route.id,
        got: [403, 'csrf'],
      });
    }
    expect(await snapshot()).toStrictEqual(unchanged);
  });

test('the token of one session is no good in another', async () => {
  const other = cast.browserOf('other');
  const stolen = await other.csrfToken();
  for (const route of mutations) {
    const request = requests[route.id]?.(scene) ?? {};
    const headers = { 'x-csrf-token': stolen };
    const response = await send(cast.browserOf('owner'), route, request, { headers });
    expect({ case: route.id, got: response.status }).toStrictEqual({ case: route.id, got: 403 });
  }
});

test('control: the same requests from our own page are taken', async () => {
  const changed = await snapshot();
  const route = contractRoutes.find(({ id }) => id === 'updateItem');
  if (!route) throw new Error('route is missing.');
  const request = requests['updateItem']?.(scene) ?? {};
  expect((await send(cast.browserOf('owner'), route, request)).status).toBe(200);
  expect(await snapshot()).not.toStrictEqual(changed);
});

test('reading changes nothing', async () => {
  const unchanged = await snapshot();
  for (const persona of ['nobody', 'owner', 'admin'] as const)
    for (const route of reads) {
      const response = await send(
        cast.browserOf(persona),
        route,
        requests[route.id]?.(scene) ?? {},
      );
      expect(response.status).toBeLessThan(500);
      await response.body?.cancel();
    }
  expect(await snapshot()).toStrictEqual(unchanged);
});
