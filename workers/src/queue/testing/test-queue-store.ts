import { randomUUID } from 'node:crypto';
import {
  createPostgresBackend,
  createRedisBackend,
  runMigrations,
  withBackend,
  type BackendClasses,
  type IQueueBackend,
} from 'bullmq';
import pg from 'pg';
import {
  JOB_OPTIONS,
  QUEUE_PREFIX,
  QUEUE_SCHEMA,
  QUEUES,
  type QueueName,
} from '@gift-registry/workers-contract';

interface Submitted {
  readonly id: string;
  finished(): Promise<unknown>;
}

export interface Producer {
  add(name: string, data: object, jobId: string): Promise<Submitted>;
  storedData(jobId: string): Promise<unknown>;
  failedAttempts(jobId: string): Promise<number>;
  onProgress(listener: (progress: unknown) => void): void;
  onceActive(): Promise<void>;
  close(): Promise<void>;
}

export interface TestQueueStore {
  readonly environment: Record<string, string>;
  open(name: QueueName): Promise<Producer>;
  drop(): Promise<void>;
}

export type StoreKind = 'postgres' | 'redis';

export const testBackend: StoreKind = process.env['TEST_REDIS_URL'] ? 'redis' : 'postgres';

const testServerUrl = (kind: StoreKind) =>
  process.env[kind === 'postgres' ? 'TEST_DATABASE_URL' : 'TEST_REDIS_URL'];

async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const WAIT_TIMEOUT_MS = 90_000;
const NOTIFICATION_TIMEOUT_MS = 5_000;

/** A new wait looks at the job first, so a lost notification delays the test and does not fail it. */
async function repeatWait(wait: () => Promise<unknown>): Promise<unknown> {
  const deadline = Date.now() + WAIT_TIMEOUT_MS;
  for (;;) {
    try {
      return await wait();
    } catch (error) {
      const timedOut =
        error instanceof Error && error.message.includes('timed out before finishing');
      if (!timedOut || Date.now() > deadline) throw error;
    }
  }
}

async function openProducer<Backend extends IQueueBackend, Connection>(
  { Queue, QueueEvents }: BackendClasses<Backend, Connection>,
  connection: Connection,
  name: QueueName,
): Promise<Producer> {
  const options = { connection, prefix: QUEUE_PREFIX };
  const queue = new Queue(name, { ...options, defaultJobOptions: JOB_OPTIONS[name] });
  const events = new QueueEvents(name, options);
  await events.waitUntilReady();
  return {
    add: async (jobName, data, jobId) => {
      const job = await queue.add(jobName, data, { jobId });
      return {
        id: jobId,
        finished: () => repeatWait(() => job.waitUntilFinished(events, NOTIFICATION_TIMEOUT_MS)),
      };
    },
    storedData: async (jobId): Promise<unknown> => (await queue.getJob(jobId))?.data,
    failedAttempts: async (jobId) => (await queue.getJob(jobId))?.attemptsMade ?? 0,
    onProgress: (listener) => events.on('progress', ({ data }) => listener(data)),
    onceActive: () => new Promise((resolve) => events.once('active', () => resolve())),
    close: async () => {
      await events.close();
      await queue.close();
    },
  };
}

async function createPostgresStore(server: string): Promise<TestQueueStore> {
  const database = `workers_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`CREATE DATABASE ${database}`));
  const url = new URL(server);
  url.pathname = `/${database}`;
  await onServer(url.href, (client) => runMigrations(client, QUEUE_SCHEMA));
  const connection = { connectionString: url.href, schema: QUEUE_SCHEMA, max: 3 };
  return {
    environment: { DATABASE_URL: url.href },
    open: (name) => openProducer(withBackend(createPostgresBackend), connection, name),
    drop: async () => {
      await onServer(server, (client) => client.query(`DROP DATABASE ${database} WITH (FORCE)`));
    },
  };
}

function createRedisStore(server: string, database: number): TestQueueStore {
  const url = new URL(server);
  url.pathname = `/${database}`;
  const connection = { url: url.href, maxRetriesPerRequest: null };
  const classes = withBackend(createRedisBackend);
  return {
    environment: { REDIS_URL: url.href },
    open: (name) => openProducer(classes, connection, name),
    drop: async () => {
      for (const name of QUEUES) {
        const queue = new classes.Queue(name, { connection, prefix: QUEUE_PREFIX });
        await queue.obliterate({ force: true });
        await queue.close();
      }
    },
  };
}

/** Test files run in parallel: each one needs its own `redisDatabase`. */
export async function createTestQueueStore(
  kind: StoreKind,
  redisDatabase: number,
): Promise<TestQueueStore> {
  const server = testServerUrl(kind);
  if (!server) throw new Error(`no ${kind} server for tests`);
  return kind === 'postgres'
    ? createPostgresStore(server)
    : createRedisStore(server, redisDatabase);
}
