import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { createDatabase } from '../database/database.ts';
import type { Database } from '../database/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createRateLimiter, type RateLimit } from './rate-limiter.ts';

let database: TestDatabase;
let db: Kysely<Database>;
let otherProcess: Kysely<Database>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url);
  otherProcess = createDatabase(database.url);
});
afterAll(async () => {
  await Promise.all([db.destroy(), otherProcess.destroy()]);
  await database.drop();
});

const key = Buffer.alloc(32, 7);
const limit = (subject: string, max: number, seconds = 60): RateLimit => ({
  name: 'test',
  subject,
  max,
  seconds,
});

test('60 parallel attempts through two processes pass exactly up to the limit', async () => {
  const limiters = [createRateLimiter(db, key), createRateLimiter(otherProcess, key)] as const;
  const tries = Array.from({ length: 60 }, (_, n) =>
    limiters[n % 2 === 0 ? 0 : 1].take([limit('parallel', 7), limit('wide', 1000)]),
  );
  const waits = await Promise.all(tries);
  expect(waits.filter((wait) => wait === null).length).toBe(7);
});

test('control: reading the count before writing it exceeds the limit', async () => {
  await sql`insert into rate_limits values ('naive', 1, now() + interval '1 minute')`.execute(db);
  const naive = async (): Promise<boolean> => {
    const { count } = await db
      .selectFrom('rateLimits')
      .select('count')
      .where('key', '=', 'naive')
      .executeTakeFirstOrThrow();
    if (count > 7) return false;
    await setTimeout(5);
    await db
      .updateTable('rateLimits')
      .set({ count: count + 1 })
      .where('key', '=', 'naive')
      .execute();
    return true;
  };
  const passed = await Promise.all(Array.from({ length: 60 }, naive));
  expect(passed.filter(Boolean).length).toBeGreaterThan(7);
});

test('requests with limits in common do not deadlock', async () => {
  const limiter = createRateLimiter(db, key);
  const pair = [limit('a', 1e6), limit('b', 1e6)];
  await Promise.all(
    Array.from({ length: 100 }, (_, n) => limiter.take(n % 2 === 0 ? pair : [...pair].reverse())),
  );
});

test('attempts that are refused and taken back together do not deadlock', async () => {
  const limiters = [createRateLimiter(db, key), createRateLimiter(otherProcess, key)] as const;
  const limits = Array.from({ length: 8 }, (_, n) => limit(`refused-${n}`, 1));
  const tries = Array.from({ length: 400 }, (_, n) =>
    limiters[n % 2 === 0 ? 0 : 1].take(n % 3 === 0 ? limits : limits.toReversed()),
  );
  const waits = await Promise.all(tries);
  expect(waits.filter((wait) => wait === null).length).toBeLessThanOrEqual(1);
});

test('settling is atomic with the statement that it belongs to', async () => {
  const limiter = createRateLimiter(db, key);
  const [failures, all] = [limit('failures', 2), limit('all', 3)];
  const settle = () =>
    limiter
      .settling({ clear: [failures], refund: [all] })
      .insertInto('rateLimits')
      .values({ key: 'written', count: 1, resetsAt: new Date() })
      .execute();
  const waits = async (tries: number) => {
    const found = [];
    for (let n = 0; n < tries; n += 1) found.push(await limiter.take([failures, all]));
    return found;
  };
  expect(await waits(2)).toStrictEqual([null, null]);
  await settle();
  expect(await waits(3)).toStrictEqual([null, null, 60]);
  await expect(settle()).rejects.toThrow(expect.objectContaining({ code: '23505' }));
  expect(await limiter.take([failures])).toBe(60);
});

test('settling and counting do not deadlock', async () => {
  const limiter = createRateLimiter(db, key);
  const [failures, all] = [limit('f', 1e6), limit('a', 1e6)];
  const settle = (n: number) =>
    limiter
      .settling({ clear: [failures], refund: [all] })
      .insertInto('rateLimits')
      .values({ key: `written ${n}`, count: 1, resetsAt: new Date() })
      .execute();
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      n % 2 === 0 ? limiter.take([all, failures]) : settle(n),
    ),
  );
});

test('a rejected attempt is not counted, and a window expires', async () => {
  const limiter = createRateLimiter(db, key);
  const limits = [limit('narrow', 1), limit('shared', 2)];
  expect(await limiter.take(limits)).toBe(null);
  for (let n = 0; n < 5; n += 1) expect(await limiter.take(limits)).toBe(60);
  expect(await limiter.take([limit('shared', 2)])).toBe(null);
  await sql`update rate_limits set resets_at = now()`.execute(db);
  expect(await limiter.take(limits)).toBe(null);
});

test('the table contains no addresses', async () => {
  const address = 'someone@example.com';
  await createRateLimiter(db, key).take([limit(address, 1)]);
  const rows = await db.selectFrom('rateLimits').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(address);
});

test('without the database every attempt fails', async () => {
  const gone = createDatabase('postgres://postgres@127.0.0.1:1/none');
  await expect(createRateLimiter(gone, key).take([limit('x', 100)])).rejects.toThrow();
  await gone.destroy();
});
