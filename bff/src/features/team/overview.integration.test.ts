import { sql } from 'kysely';
import {
  getDailyNumbers,
  getPlatformState,
  todayInIndia,
  type DailyNumberName,
  type RequestOf,
} from '@gift-registry/bff-contract';
import { addToToday, keepDailyNumbers } from '../../platform/database/daily-numbers.repository.ts';
import { signUpAndIn } from '../../testing/accounts.ts';
import { promiseGift } from '../../testing/samples/given-gifts.ts';
import { createSampleProduct } from '../../testing/samples/sample-product.ts';
import { createSampleRegistry } from '../../testing/samples/sample-registry.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let userId: string;
beforeEach(async () => {
  app = await createTestApp();
  const { client, user } = await signUpAndIn(app, { role: 'admin' });
  admin = client;
  userId = user.id;
});
afterEach(() => app.close());

async function lastDays(name: DailyNumberName): Promise<number[]> {
  const { days, numbers } = await admin.call(getDailyNumbers, { query: {} });
  expect(days).toHaveLength(30);
  return numbers.find((number) => number.name === name)?.values.slice(-3) ?? [];
}

const age = (table: 'users' | 'registry_shares', id: string, days: number) =>
  sql`update ${sql.table(table)}
         set id = (substr(id_at(now() - make_interval(days => ${days}))::text, 1, 24) || right(id::text, 12))::uuid
       where id = ${id}`.execute(app.deps.db);

test('a day keeps what was made on it, and a later count changes today and yesterday only', async () => {
  const { db } = app.deps;
  const { registryId } = await createSampleRegistry(app, userId);
  expect(await lastDays('accounts')).toEqual([0, 0, 0]);
  await keepDailyNumbers(db);
  expect(await lastDays('accounts')).toEqual([0, 0, 1]);
  expect(await lastDays('registries')).toEqual([0, 0, 1]);
  const { id } = await db
    .selectFrom('registryShares')
    .select('id')
    .where('registryId', '=', registryId)
    .executeTakeFirstOrThrow();
  await age('registry_shares', id, 1);
  await keepDailyNumbers(db);
  expect(await lastDays('registries')).toEqual([0, 1, 0]);
  await sql`update daily_numbers set value = 7
    where name = 'registries' and day = (select max(day) - 2 from daily_numbers)`.execute(db);
  await keepDailyNumbers(db);
  expect(await lastDays('registries')).toEqual([7, 1, 0]);
});

test('numbers of own days come with those of as many days before', async () => {
  const { db } = app.deps;
  await sql`insert into daily_numbers (name, day, value)
    select 'paid', day, extract(day from day)::int
      from generate_series('2026-03-01'::date, '2026-03-10'::date, interval '1 day') day`.execute(
    db,
  );
  const paidIn = async (query: RequestOf<typeof getDailyNumbers>['query']) => {
    const { days, numbers } = await admin.call(getDailyNumbers, { query });
    const { values, before } = numbers.find(({ name }) => name === 'paid') ?? {};
    return { days, values, before };
  };
  expect(await paidIn({ from: '2026-03-08', until: '2026-03-10' })).toEqual({
    days: ['2026-03-08', '2026-03-09', '2026-03-10'],
    values: [8, 9, 10],
    before: [5, 6, 7],
  });
  expect(await paidIn({ from: '2026-03-10', until: '2026-03-08' })).toEqual({
    ...{ days: ['2026-03-08'], values: [8], before: [7] },
  });
});

test('a range ends today and has at most 366 days', async () => {
  const lengthOf = async (query: RequestOf<typeof getDailyNumbers>['query']) =>
    (await admin.call(getDailyNumbers, { query })).days.length;
  expect(await lengthOf({ days: 7 })).toBe(7);
  expect(await lengthOf({ from: '2001-01-01', until: '2090-01-01' })).toBe(366);
  const { days } = await admin.call(getDailyNumbers, { query: { until: '2090-01-01' } });
  expect(days).toEqual([todayInIndia()]);
});

test('a second link of a registry is no second publication', async () => {
  const { db } = app.deps;
  const { registryId } = await createSampleRegistry(app, userId);
  await db
    .insertInto('registryShares')
    .values({ registryId, shareCode: 'another-link-of-it-123', isActive: false })
    .execute();
  await keepDailyNumbers(db);
  expect(await lastDays('registries')).toEqual([0, 0, 1]);
});

test('money of a fund counts on the day of its promise, of its payment and of its receipt', async () => {
  const { db } = app.deps;
  const { registryId, shareCode, itemIds } = await createSampleRegistry(app, userId);
  await promiseGift(app, { shareCode, itemId: itemIds[0] ?? '' }, 501);
  const money = async () => {
    await keepDailyNumbers(db);
    return [await lastDays('promised'), await lastDays('paid'), await lastDays('received')];
  };
  expect(await money()).toEqual([
    [0, 0, 50_100],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  await sql`update contributions set paid_at = now() - interval '1 day', received_at = now()
    where registry_id = ${registryId}`.execute(db);
  expect(await money()).toEqual([
    [0, 0, 50_100],
    [0, 50_100, 0],
    [0, 0, 50_100],
  ]);
});

test('outcomes that leave no row behind are added up', async () => {
  await addToToday(app.deps.db, ['mails-sent', 'mails-sent', 'mails-failed']);
  await addToToday(app.deps.db, ['mails-sent']);
  expect(await lastDays('mails-sent')).toEqual([0, 0, 3]);
  expect(await lastDays('mails-failed')).toEqual([0, 0, 1]);
});

test('the state names what needs the team, and the health of each part', async () => {
  const { db } = app.deps;
  const state = () => admin.call(getPlatformState, {});
  expect((await state()).attention).toEqual([]);
  await createSampleProduct(app, { name: 'Sold out', stock: 0 });
  await db
    .insertInto('queries')
    .values({ name: 'Ravi', email: 'ravi@example.com', queryText: 'Where is my parcel?' })
    .execute();
  await db
    .insertInto('outbox')
    .values({
      ...{ topic: 'scrape', payload: JSON.stringify({ url: 'https://shop.example/lamp' }) },
      publishedAt: new Date(Date.now() - 600_000),
    })
    .execute();
  const { attention, health } = await state();
  expect(attention).toEqual([
    { kind: 'open-queries', count: 1 },
    { kind: 'sold-out', count: 1 },
  ]);
  expect(health.map(({ part, works }) => [part, works])).toEqual([
    ['database', true],
    ['queues', true],
    ['storage', true],
    ['workers', true],
    ['scraper', false],
  ]);
});
