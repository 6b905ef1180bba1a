import { sql } from 'kysely';
import { listQueries, getOrderCounts } from '@gift-registry/bff-contract';
import { signUpAndIn } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let support: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  ({ client: support } = await signUpAndIn(app, { role: 'support' }));
});
afterAll(() => app.close());

async function addQueries(first: number, last: number): Promise<void> {
  const { db } = app.deps;
  await sql`insert into queries (name, email, query_text, answered_at)
    select 'Asha', 'asha-' || n || '@example.com', 'Query ' || n, case when n % 2 = 0 then now() end
      from generate_series(${first}::int, ${last}::int) n`.execute(db);
  await sql`analyze queries`.execute(db);
}

const totalOf = async (query: Parameters<typeof listQueries.query.parse>[0]) =>
  (await support.call(listQueries, { query: listQueries.query.parse(query) })).total;

test('the first page says how many rows match, and later pages don’t', async () => {
  await addQueries(1, 60);
  expect(await totalOf({})).toEqual({ rows: 60, isExact: true });
  expect(await totalOf({ state: 'answered' })).toEqual({ rows: 30, isExact: true });
  expect(await totalOf({ search: 'nobody' })).toEqual({ rows: 0, isExact: true });
  const { nextCursor } = await support.call(listQueries, { query: {} });
  expect(await totalOf({ cursor: nextCursor ?? '' })).toBeUndefined();
});

test('from a thousand rows on the total is an estimate that says so', async () => {
  await addQueries(61, 1_000);
  expect(await totalOf({})).toEqual({ rows: 1_000, isExact: true });
  await addQueries(1_001, 5_000);
  const total = await totalOf({});
  expect(total).toMatchObject({ isExact: false });
  expect(total?.rows).toBeGreaterThan(4_500);
  expect(total?.rows).toBeLessThan(5_500);
});

test('views of orders below the bound are counted', async () => {
  const { counts, estimated } = await support.call(getOrderCounts, {});
  expect([counts.all, estimated]).toEqual([0, []]);
});
