import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabase } from './database.ts';
import type { Database } from './tables.ts';
import { transact } from './transact.ts';

const DEADLINE_MS = 3_000;

let database: TestDatabase;
let db: Kysely<Database>;
let holder: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  holder = new Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('create table gifts (id int primary key, taken int)');
  await holder.query('insert into gifts values (1, 0)');
});
beforeEach(async () => {
  db = createDatabase(database.url, { maxConnections: 10, deadlineMs: DEADLINE_MS });
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`.execute(db)));
});
afterEach(() => db.destroy());
afterAll(async () => {
  await holder.end();
  await database.drop();
});

type Transact = (work: (trx: Transaction<Database>) => Promise<unknown>) => Promise<unknown>;

/** The slowest of the reads that are sent while 30 transactions wait for one locked row, and their longest wait. */
async function slowestWhileLocked(run: Transact) {
  await holder.query('begin');
  await holder.query('select from gifts where id = 1 for update');
  const startedAt = performance.now();
  const waiting = Array.from({ length: 30 }, () =>
    run((trx) => sql`update gifts set taken = taken + 1 where id = 1`.execute(trx)),
  );
  const settled = Promise.allSettled(waiting);
  let slowestRead = 0;
  for (let reads = 0; reads < 10; reads += 1) {
    const sentAt = performance.now();
    await sql`select 1`.execute(db).catch(() => undefined);
    slowestRead = Math.max(slowestRead, performance.now() - sentAt);
    await delay(50);
  }
  const outcomes = await settled;
  const longestWait = performance.now() - startedAt;
  await holder.query('rollback');
  return { slowestRead, longestWait, outcomes };
}

test('transactions that wait for a locked row leave connections to reads', async () => {
  const { slowestRead, longestWait, outcomes } = await slowestWhileLocked((work) =>
    transact(db, work),
  );
  expect(slowestRead).toBeLessThan(500);
  expect(longestWait).toBeLessThan(6_000);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
});

test('control: without the limit reads wait for a connection', async () => {
  const { slowestRead } = await slowestWhileLocked((work) => db.transaction().execute(work));
  expect(slowestRead).toBeGreaterThan(1_000);
});
