import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { createDatabase } from '../database/database.ts';
import type { Database } from '../database/tables.ts';
import type { EventBus } from '../event-bus/event-bus.ts';
import { createDataCipher } from '../keys/data-cipher.ts';
import { createLogger } from '../logging/logger.ts';
import { createQueues } from '../queues/create-queues.ts';
import type { Queues } from '../queues/queues.ts';
import { testQueueStore } from '../../testing/backend.ts';
import { runJobs } from '../../testing/processes/job-runner.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createEnqueue } from './outbox.ts';
import { relayBatch } from './relay-batch.service.ts';

const log = createLogger('silent');
const cipher = createDataCipher(randomBytes(32));
const enqueue = createEnqueue(cipher);
const events: EventBus = {
  publish: async () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
};

let database: TestDatabase;
let db: Kysely<Database>;

// A database per test: jobs of one test would delay those of the next.
beforeEach(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

async function signUp(): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ email: `${randomUUID()}@example.com` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const requestScrape = (requestedBy: string) =>
  enqueue(db, { topic: 'scrape', payload: { url: 'https://shop.example/lamp' }, requestedBy });

async function relayAll(queues: Queues): Promise<void> {
  while (await relayBatch({ db, queues, events, log, cipher }));
}

const EAGER_JOBS = 40;

async function jobsAhead(changed: (queues: Queues) => Queues): Promise<number> {
  const store = testQueueStore(database);
  const real = createQueues(store, log);
  const queues = changed(real);
  const [eager, late] = [await signUp(), await signUp()];
  for (let n = 0; n < EAGER_JOBS; n += 1) await requestScrape(eager);
  await relayAll(queues);
  const runner = await runJobs(store, 'scrape', { jobMs: 10 });
  while (runner.runs.length < 3) await delay(5);
  const lateJob = await requestScrape(late);
  const before = runner.runs.length;
  await relayAll(queues);
  while (!runner.runs.includes(lateJob)) await delay(10);
  const ahead = runner.runs.indexOf(lateJob) - before;
  await runner.close();
  await real.close();
  return ahead;
}

const withoutPriorities = (queues: Queues): Queues => ({
  ...queues,
  add: (queue, jobs) =>
    queues.add(
      queue,
      jobs.map(({ id, data }) => ({ id, data })),
    ),
});

test('a first scrape runs before the many scrapes of another user', async () => {
  expect(await jobsAhead((queues) => queues)).toBeLessThan(10);
});

test('control: without priorities it waits for them', async () => {
  expect(await jobsAhead(withoutPriorities)).toBeGreaterThan(25);
});

test('scrapes older than ten minutes do not count, and mails have the priority of their importance', async () => {
  const host = await signUp();
  for (let n = 0; n < 5; n += 1) await requestScrape(host);
  await sql`update outbox set created_at = now() - interval '1 hour' where requested_by = ${host}`.execute(
    db,
  );
  await requestScrape(host);
  await enqueue(db, {
    topic: 'mail',
    payload: { template: 'otp', to: 'm@example.com', data: { code: '123456', mode: 'login' } },
  });
  await enqueue(db, {
    topic: 'mail',
    payload: { template: 'query-receipt', to: 'm@example.com', data: { name: 'there' } },
  });
  const notAsked = () => Promise.reject(new Error('not asked'));
  const handed = new Map<string, (number | undefined)[]>();
  const queues: Queues = {
    add: async (queue, jobs) =>
      void handed.set(
        queue,
        jobs.map(({ priority }) => priority),
      ),
    find: () => Promise.reject(new Error('not asked for')),
    count: notAsked,
    oldestWait: notAsked,
    list: notAsked,
    retry: notAsked,
    remove: notAsked,
    ping: async () => undefined,
    close: async () => undefined,
  };
  await relayAll(queues);
  expect(handed.get('scrape')?.at(-1)).toStrictEqual(1);
  expect(handed.get('mail')).toStrictEqual([1, 2]);
});
