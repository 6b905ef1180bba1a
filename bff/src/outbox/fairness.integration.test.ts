import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { createDatabase } from '../database/database.ts';
import type { Database } from '../database/tables.ts';
import type { EventBus } from '../events/event-bus.ts';
import { createLogger } from '../logging/logger.ts';
import { createQueues, type QueueStore } from '../queues/create-queues.ts';
import type { Queues } from '../queues/queues.ts';
import { runJobs } from '../testing/job-runner.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { enqueue } from './outbox.ts';
import { relayBatch } from './relay-batch.ts';

const log = createLogger('silent');
const events: EventBus = {
  publish: async () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
};
const redisUrl = process.env.TEST_REDIS_URL || undefined;

let database: TestDatabase;
let db: Kysely<Database>;

// A fresh one each: what one test leaves in the queue would be in the next one's way.
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

const ask = (requestedBy: string) =>
  enqueue(db, { topic: 'scrape', payload: { url: 'https://shop.example/lamp' }, requestedBy });

async function handOverAll(queues: Queues): Promise<void> {
  while (await relayBatch({ db, queues, events, log }));
}

/** How many jobs of the eager person are done before the first of the other one, who comes later. */
async function jobsAhead(store: QueueStore, through: (queues: Queues) => Queues): Promise<number> {
  const real = createQueues(store, log);
  const queues = through(real);
  const [eager, late] = [await signUp(), await signUp()];
  for (let n = 0; n < 100; n += 1) await ask(eager);
  await handOverAll(queues);
  const runner = await runJobs(store, 'scrape', { jobMs: 20 });
  while (runner.runs.length < 3) await delay(5);
  const mine = await ask(late);
  const before = runner.runs.length;
  await handOverAll(queues);
  for (let tries = 0; tries < 2_000 && !runner.runs.includes(mine); tries += 1) await delay(10);
  const ahead = runner.runs.indexOf(mine) - before;
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

for (const kind of ['postgres', 'redis'] as const)
  (kind === 'redis' && !redisUrl ? describe.skip : describe)(`on ${kind}`, () => {
    const newStore = (): QueueStore => ({
      databaseUrl: database.url,
      redisUrl: kind === 'redis' ? redisUrl : undefined,
      redisPrefix: `test-${randomUUID()}`,
    });

    test('a first scrape runs before the hundred scrapes of another user', async () => {
      expect(await jobsAhead(newStore(), (queues) => queues)).toBeLessThan(10);
    });

    test('control: without priorities it waits for them', async () => {
      expect(await jobsAhead(newStore(), withoutPriorities)).toBeGreaterThan(80);
    });
  });

test('scrapes older than ten minutes do not count, and mail has no priority', async () => {
  const host = await signUp();
  for (let n = 0; n < 5; n += 1) await ask(host);
  await sql`update outbox set created_at = now() - interval '1 hour' where requested_by = ${host}`.execute(
    db,
  );
  await ask(host);
  await enqueue(db, {
    topic: 'mail',
    payload: { template: 'otp', to: 'm@example.com', data: { code: '123456', mode: 'login' } },
  });
  const handed = new Map<string, (number | undefined)[]>();
  const queues: Queues = {
    add: async (queue, jobs) =>
      void handed.set(
        queue,
        jobs.map(({ priority }) => priority),
      ),
    find: () => Promise.reject(new Error('not asked for')),
    ping: async () => undefined,
    close: async () => undefined,
  };
  await handOverAll(queues);
  expect(handed.get('scrape')?.at(-1)).toStrictEqual(1);
  expect(handed.get('mail')).toStrictEqual([undefined]);
});
