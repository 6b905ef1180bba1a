import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { UnrecoverableError } from 'bullmq';
import { sql, type Kysely } from 'kysely';
import { testQueueStore } from '../../testing/backend.ts';
import { runJobs } from '../../testing/processes/job-runner.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase } from '../database/database.ts';
import type { Database } from '../database/tables.ts';
import { createDataCipher } from '../keys/data-cipher.ts';
import { createLogger } from '../logging/logger.ts';
import { createQueues, type QueueStore } from '../queues/create-queues.ts';
import { listedStates, type Queues } from '../queues/queues.ts';
import { confirmJobs } from './confirm-jobs.service.ts';
import { openShownMail } from './logged-mail.ts';
import { deleteOldMails, forgetMailContents } from './mail-log.repository.ts';
import { createEnqueue } from './outbox.ts';
import { relayBatch } from './relay-batch.service.ts';

const log = createLogger('silent');
const cipher = createDataCipher(randomBytes(32));
const enqueue = createEnqueue(cipher);
const code = {
  topic: 'mail',
  payload: { template: 'otp', to: 'meera@example.com', data: { code: '123456', mode: 'login' } },
} as const;
const events = {
  publish: async () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
};

let database: TestDatabase;
let db: Kysely<Database>;
let store: QueueStore;
let queues: Queues;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url);
});
beforeEach(async () => {
  await sql`truncate outbox, mails`.execute(db);
  store = testQueueStore(database);
  queues = createQueues(store, log);
});
afterEach(() => queues.close());
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const logged = (id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function ran(fail?: (runs: number) => Error | undefined): Promise<string> {
  const id = await enqueue(db, code);
  await relayBatch({ db, queues, events, log, cipher });
  const runner = await runJobs(store, 'mail', fail ? { fail } : {});
  for (let tries = 0; runner.runs.length === 0; tries += 1) {
    expect(tries).toBeLessThan(100);
    await delay(50);
  }
  await runner.close();
  return id;
}

test('a mail is logged with the row that sends it, readable without its code', async () => {
  const id = await enqueue(db, code);
  const mail = await logged(id);
  expect(mail).toMatchObject({
    ...{ template: 'otp', recipient: 'meera@example.com', state: 'waiting', reason: null },
    attempts: 0,
  });
  expect(JSON.stringify(mail)).not.toContain('123456');
  expect(openShownMail(cipher, mail.shown)).toMatchObject({ data: { code: '••••••' } });

  await expect(
    db.transaction().execute(async (trx) => {
      await enqueue(trx, code);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([{ id }]);
});

test('the outcome of a job that ended while no server ran is logged by the next one', async () => {
  const id = await ran();
  expect((await logged(id)).state).toBe('waiting');
  await queues.close();
  queues = createQueues(store, log);
  await confirmJobs({ db, queues, graceSeconds: 0 });
  expect(await logged(id)).toMatchObject({ state: 'sent', reason: null });
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test('a refused mail is given up with the reason', async () => {
  const id = await ran(() => new UnrecoverableError('550 no such mailbox'));
  await confirmJobs({ db, queues, graceSeconds: 0 });
  expect(await logged(id)).toMatchObject({ state: 'given-up', reason: '550 no such mailbox' });
});

test('an attempt that failed is logged, and so is the success of the next one', async () => {
  const id = await ran(() => new Error('421 come back later'));
  await confirmJobs({ db, queues, graceSeconds: 0 });
  expect(await logged(id)).toMatchObject({
    ...{ state: 'failed', reason: '421 come back later', attempts: 1 },
  });
  expect(await queues.retry('mail', id)).toBe('done');
  const runner = await runJobs(store, 'mail');
  for (let tries = 0; (await queues.find('mail', id)).state !== 'completed'; tries += 1) {
    expect(tries).toBeLessThan(100);
    await delay(50);
  }
  await runner.close();
  await confirmJobs({ db, queues, graceSeconds: 0 });
  expect(await logged(id)).toMatchObject({ state: 'sent', reason: null });
});

test('a mail’s link or code leaves the log when it has ended, and the row after 30 days', async () => {
  const id = await enqueue(db, code);
  await forgetMailContents(db);
  expect((await logged(id)).content).not.toBeNull();
  await sql`update mails set content_until = now() - interval '1 second'`.execute(db);
  await forgetMailContents(db);
  expect((await logged(id)).content).toBeNull();

  await sql`update mails set created_at = now() - interval '29 days'`.execute(db);
  await deleteOldMails(db);
  expect((await logged(id)).id).toBe(id);
  await sql`update mails set created_at = now() - interval '31 days'`.execute(db);
  await deleteOldMails(db);
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
});

test('jobs are listed by state, run again and removed', async () => {
  // On PostgreSQL, the tests of this file share their queue.
  for (const state of listedStates)
    for (const { id } of await queues.list('mail', state, { start: 0, limit: 100 }))
      await queues.remove('mail', id);
  const failed = await ran(() => new UnrecoverableError('550 no such mailbox'));
  const waiting = await enqueue(db, code);
  await relayBatch({ db, queues, events, log, cipher });
  expect(await queues.count('mail')).toEqual({ waiting: 1, active: 0, failed: 1 });
  const listed = (state: 'waiting' | 'failed') =>
    queues.list('mail', state, { start: 0, limit: 10 });
  expect(await listed('failed')).toMatchObject([{ id: failed, error: '550 no such mailbox' }]);
  expect(await listed('waiting')).toMatchObject([{ id: waiting, error: null }]);

  expect(await queues.retry('mail', waiting)).toBe('elsewhere');
  expect(await queues.retry('mail', failed)).toBe('done');
  expect(await queues.count('mail')).toEqual({ waiting: 2, active: 0, failed: 0 });
  expect(await queues.remove('mail', waiting)).toBe('done');
  expect(await queues.remove('mail', waiting)).toBe('missing');
  expect(await queues.count('mail')).toEqual({ waiting: 1, active: 0, failed: 0 });
});
