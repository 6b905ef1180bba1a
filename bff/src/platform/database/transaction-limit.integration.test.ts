import { sql, type Kysely, type Transaction } from 'kysely';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase } from './database.ts';
import type { Database } from './tables.ts';
import { transact } from './transact.ts';

const TIMEOUT_MS = 3_000;

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
  db = createDatabase(database.url, { maxConnections: 10, timeoutMs: TIMEOUT_MS });
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`.execute(db)));
});
afterEach(() => db.destroy());
afterAll(async () => {
  await holder.end();
  await database.drop();
});

type Transact = (work: (trx: Transaction<Database>) => Promise<unknown>) => Promise<unknown>;

const tenReads = async () => {
  for (let reads = 0; reads < 10; reads += 1)
    await sql`select 1`.execute(db).catch(() => undefined);
  return 'reads';
};

/** The event that comes first while 30 transactions wait for one locked row: other work, or a wait that has lasted too long. */
async function firstWhileLocked(run: Transact, otherWork = tenReads) {
  await holder.query('begin');
  await holder.query('select from gifts where id = 1 for update');
  const waiting = Array.from({ length: 30 }, () =>
    run((trx) => sql`update gifts set taken = taken + 1 where id = 1`.execute(trx)),
  );
  const settled = Promise.allSettled(waiting);
  const waited = Promise.race(waiting).catch(() => 'a wait');
  const first = await Promise.race([otherWork(), waited]);
  const outcomes = await settled;
  await holder.query('rollback');
  return { first, outcomes };
}

test('transactions that wait for a locked row leave connections to reads', async () => {
  const { first, outcomes } = await firstWhileLocked((work) => transact(db, work));
  expect(first).toBe('reads');
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
});

test('control: without the limit reads wait for a connection', async () => {
  const { first } = await firstWhileLocked((work) => db.transaction().execute(work));
  expect(first).toBe('a wait');
});

test('a transaction that takes no turn waits behind no other', async () => {
  const commit = (takesTurn: boolean) => () =>
    transact(db, async () => 'a commit', { takesTurn }).catch(() => 'no turn');
  const waits = (work: Parameters<Transact>[0]) => transact(db, work);
  expect((await firstWhileLocked(waits, commit(false))).first).toBe('a commit');
  // Control: one that takes a turn waits as long as the others.
  expect((await firstWhileLocked(waits, commit(true))).first).not.toBe('a commit');
});
