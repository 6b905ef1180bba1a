import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { createDatabase } from '../database/database.ts';
import type { Database } from '../database/tables.ts';
import type { EventBus } from '../event-bus/event-bus.ts';
import type { ServerMessage } from '../event-bus/server-message.ts';
import { createDataCipher } from '../keys/data-cipher.ts';
import { createLogger } from '../logging/logger.ts';
import { createQueues, type QueueStore } from '../queues/create-queues.ts';
import type { NewJob, Queues } from '../queues/queues.ts';
import { testQueueStore } from '../../testing/backend.ts';
import { runJobs } from '../../testing/processes/job-runner.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { confirmJobs } from './confirm-jobs.service.ts';
import { createEnqueue } from './outbox.ts';
import { createRelay } from './relay.ts';
import { relayBatch } from './relay-batch.service.ts';
import { openPayload } from './sealed-payload.ts';
import { registryChanged } from '../../testing/registry-changed.ts';

const log = createLogger('silent');
const key = randomBytes(32);
const cipher = createDataCipher(key);
const enqueue = createEnqueue(cipher);
const hangingRelay = join(import.meta.dirname, '../../testing/processes/hanging-relay.ts');
const mail = {
  topic: 'mail',
  payload: { template: 'otp', to: 'meera@example.com', data: { code: '123456', mode: 'login' } },
} as const;

let database: TestDatabase;
let db: Kysely<Database>;
let store: QueueStore;
let queues: Queues;
let published: ServerMessage[];
const events: EventBus = {
  async publish(messages) {
    published.push(...messages);
  },
  subscribe: () => () => undefined,
  close: async () => undefined,
};

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url);
});
beforeEach(async () => {
  published = [];
  await sql`truncate outbox`.execute(db);
  store = testQueueStore(database);
  queues = createQueues(store, log);
});
afterEach(() => queues.close());
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const rowOf = (id: string) =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await check()); tries += 1) {
    expect(tries).toBeLessThan(100);
    await delay(50);
  }
}

test('a rolled back message is never relayed', async () => {
  const id = await db
    .transaction()
    .execute(async (trx) => {
      await enqueue(trx, mail);
      throw new Error('changed my mind');
    })
    .catch(() => 'gone');
  expect(id).toBe('gone');
  await relayBatch({ db, queues, events, log, cipher });
  expect((await db.selectFrom('outbox').select('id').execute()).length).toBe(0);
});

test('a mail becomes one job with the row’s id under several relays', async () => {
  const ids = await Promise.all(Array.from({ length: 250 }, () => enqueue(db, mail)));
  const runner = await runJobs(store, 'mail');
  const relays = Array.from({ length: 4 }, () => createRelay({ db, queues, events, log, cipher }));
  for (const relay of relays) relay.start();
  await eventually(() => runner.runs.length >= ids.length);
  await Promise.all(relays.map((relay) => relay.close()));
  await delay(300);
  expect(runner.runs.toSorted()).toStrictEqual(ids.toSorted());
  await runner.close();
});

async function runsAfterKill(next: Queues): Promise<{ id: string; runs: string[] }> {
  const id = await enqueue(db, mail);
  const runner = await runJobs(store, 'mail');
  const child = spawn(process.execPath, [hangingRelay], {
    env: {
      DATABASE_URL: store.databaseUrl,
      DATA_ENCRYPTION_KEY: key.toString('hex'),
      REDIS_URL: store.redisUrl ?? '',
      REDIS_PREFIX: store.redisPrefix ?? '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await eventually(() => runner.runs.length === 1);
  expect((await rowOf(id)).publishedAt).toBe(null);

  await eventually(async () => {
    await relayBatch({ db, queues: next, events, log, cipher });
    return (await rowOf(id)).publishedAt !== null;
  });
  await delay(500);
  await runner.close();
  return { id, runs: runner.runs };
}

test('a relay killed before marking its rows creates no second job', async () => {
  const { id, runs } = await runsAfterKill(queues);
  expect(runs).toStrictEqual([id]);
});

test('control: with random job ids the job runs twice', async () => {
  const { runs } = await runsAfterKill({
    ...queues,
    add: (queue, jobs) =>
      queues.add(
        queue,
        jobs.map((job) => ({ ...job, id: randomUUID() })),
      ),
  });
  expect(runs.length).toBe(2);
});

test('rows of an unreachable queue are postponed while other topics are relayed', async () => {
  const id = await enqueue(db, mail);
  const event = { type: 'share-revoked', registryId: randomUUID() } as const;
  await enqueue(db, { topic: 'event', payload: event });
  const down: Queues = { ...queues, add: () => Promise.reject(new Error('down')) };
  await relayBatch({ db, queues: down, events, log, cipher });
  const row = await rowOf(id);
  expect(row.attempts).toBe(1);
  expect(row.publishedAt).toBe(null);
  expect(Date.parse(row.availableAt)).toBeGreaterThan(Date.now());
  expect(published).toStrictEqual([event]);
});

test('events are published once, in one batch, and their rows are deleted', async () => {
  const registryId = randomUUID();
  for (const version of [1, 2, 3])
    await enqueue(db, {
      topic: 'event',
      payload: registryChanged(registryId, version),
    });
  await relayBatch({ db, queues, events, log, cipher });
  expect(published).toStrictEqual([registryChanged(registryId, 3)]);
  expect((await db.selectFrom('outbox').select('id').execute()).length).toBe(0);
});

test('a delayed message waits', async () => {
  await enqueue(db, mail, { availableAt: new Date(Date.now() + 60_000) });
  await relayBatch({ db, queues, events, log, cipher });
  const [row] = await db.selectFrom('outbox').selectAll().execute();
  expect(row?.publishedAt).toBe(null);
});

test('a waiting mail is encrypted in the outbox and arrives readable in its job', async () => {
  const id = await enqueue(db, mail);
  const row = await rowOf(id);
  expect(row.topic).toBe('secret-mail');
  expect(JSON.stringify(row.payload)).not.toMatch(/123456|meera/);
  const data = { ...mail.payload, sendUntil: expect.any(String) };
  expect(openPayload(cipher, row.payload)).toStrictEqual(data);
  const added: NewJob[] = [];
  const spy: Queues = { ...queues, add: async (_, jobs) => void added.push(...jobs) };
  await relayBatch({ db, queues: spy, events, log, cipher });
  expect(added).toStrictEqual([{ id, data, priority: 1 }]);
});

test('a mail that was encrypted with another key waits and delays no other', async () => {
  const foreign = createEnqueue(createDataCipher(randomBytes(32)));
  const unreadable = await foreign(db, mail);
  const readable = await enqueue(db, mail);
  await relayBatch({ db, queues, events, log, cipher });
  expect((await rowOf(readable)).publishedAt).not.toBe(null);
  const { publishedAt, attempts } = await rowOf(unreadable);
  expect([publishedAt, attempts]).toStrictEqual([null, 1]);
});

test('a mail that the previous version wrote is relayed', async () => {
  const row = { topic: 'mail' as const, payload: JSON.stringify(mail.payload) };
  const { id } = await db
    .insertInto('outbox')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  await relayBatch({ db, queues, events, log, cipher });
  expect((await queues.find('mail', id)).state).toBe('waiting');
});

test('a job missing from the queue is added again; a delivered mail leaves the outbox', async () => {
  const lost = await enqueue(db, mail);
  await db
    .updateTable('outbox')
    .set({ publishedAt: new Date(Date.now() - 1_000) })
    .execute();
  const done = await enqueue(db, mail);
  await relayBatch({ db, queues, events, log, cipher });
  const runner = await runJobs(store, 'mail');
  await eventually(async () => (await queues.find('mail', done)).state === 'completed');
  await runner.close();

  await confirmJobs({ db, queues, graceSeconds: 0 });
  expect((await rowOf(lost)).publishedAt).toBe(null);
  const left = await db.selectFrom('outbox').select('id').execute();
  expect(left).toStrictEqual([{ id: lost }]);

  await relayBatch({ db, queues, events, log, cipher });
  expect((await queues.find('mail', lost)).state).toBe('waiting');
});
