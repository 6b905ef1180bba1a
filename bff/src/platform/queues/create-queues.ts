import { createPostgresBackend, type Job, type JobType, Queue, withBackend } from 'bullmq';
import {
  JOB_OPTIONS,
  QUEUE_PREFIX,
  QUEUE_SCHEMA,
  QUEUES,
  type QueueName,
} from '@gift-registry/workers-contract';
import type { FastifyBaseLogger } from 'fastify';
import { timeoutsFor, clientWithTimeout } from '../database/connection-pool.ts';
import {
  listedStates,
  type JobSnapshot,
  type JobState,
  type ListedJob,
  type ListedState,
  type Queues,
} from './queues.ts';

type QueueClient = Pick<
  Queue,
  'addBulk' | 'getJob' | 'getJobs' | 'getJobCounts' | 'waitUntilReady' | 'close'
>;

const { Queue: PostgresQueue } = withBackend(createPostgresBackend);

export interface QueueStore {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly timeoutMs?: number;
  /** Separates systems that share one Redis. */
  readonly redisPrefix?: string;
}

function openQueue(store: QueueStore, name: QueueName, log: FastifyBaseLogger): QueueClient {
  // An 'error' event without a listener would crash the process.
  const report = (err: Error) => log.error({ err, queue: name }, 'queue connection failed');
  if (store.redisUrl)
    return new Queue(name, {
      prefix: store.redisPrefix ?? QUEUE_PREFIX,
      // Fail fast when Redis is down: the outbox retries.
      connection: {
        url: store.redisUrl,
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
        connectTimeout: 3_000,
        commandTimeout: 3_000,
      },
    }).on('error', report);
  const timeouts = timeoutsFor(store.timeoutMs ?? 10_000);
  return new PostgresQueue(name, {
    connection: {
      connectionString: store.databaseUrl,
      schema: QUEUE_SCHEMA,
      max: 2,
      connectionTimeoutMillis: timeouts.connectionTimeoutMs,
      statement_timeout: timeouts.statementTimeoutMs,
      // BullMQ does not check idle connections, so they are not kept for long.
      idleTimeoutMillis: 1_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: clientWithTimeout(timeouts.answerTimeoutMs),
    },
  }).on('error', report);
}

/** Reads the state from the job itself: asking for it separately could see a job that ended in between. */
const stateOf = ({ finishedOn, processedOn, failedReason, returnvalue }: Job): JobState => {
  // The failure of an earlier attempt stays with a job that succeeded.
  const succeeded = failedReason === undefined || (returnvalue ?? null) !== null;
  if (finishedOn) return succeeded ? 'completed' : 'failed';
  return processedOn ? 'active' : 'waiting';
};

const typesOf = (state: ListedState): JobType[] =>
  state === 'waiting' ? ['waiting', 'prioritized', 'delayed'] : [state];

const timeOf = (milliseconds: number | undefined): string | null =>
  milliseconds === undefined ? null : new Date(milliseconds).toISOString();

const listedJob = (job: Job): ListedJob => ({
  id: job.id ?? '',
  data: job.data,
  error: job.failedReason ?? null,
  attempts: job.attemptsMade,
  addedAt: new Date(job.timestamp).toISOString(),
  startedAt: timeOf(job.processedOn),
  endedAt: timeOf(job.finishedOn),
});

const missing: JobSnapshot = {
  state: 'missing',
  progress: null,
  result: null,
  error: null,
  attempts: 0,
};

export function createQueues(store: QueueStore, log: FastifyBaseLogger): Queues {
  const queues = new Map(QUEUES.map((name) => [name, openQueue(store, name, log)]));
  /** BullMQ keeps the failure of its first connection for ever, so a queue that did not get ready is opened again. */
  const readyQueue = async (name: QueueName): Promise<QueueClient> => {
    const queue = queues.get(name) ?? openQueue(store, name, log);
    queues.set(name, queue);
    try {
      await queue.waitUntilReady();
      return queue;
    } catch (error) {
      if (queues.get(name) === queue) {
        queues.delete(name);
        // A connection that can't be reached may close slowly, so the caller does not wait.
        queue.close().catch((err: unknown) => log.warn({ err, queue: name }, 'queue close failed'));
      }
      throw error;
    }
  };
  return {
    async add(name, jobs) {
      const queue = await readyQueue(name);
      await queue.addBulk(
        jobs.map(({ id, data, priority, trace, keepSeconds: age }) => ({
          name,
          data,
          opts: {
            ...JOB_OPTIONS[name],
            jobId: id,
            ...(priority ? { priority } : {}),
            ...(trace ? { telemetry: { metadata: trace } } : {}),
            ...(age ? { removeOnComplete: { age }, removeOnFail: { age } } : {}),
          },
        })),
      );
    },
    async find(name, id) {
      const job = await (await readyQueue(name)).getJob(id);
      if (!job) return missing;
      return {
        state: stateOf(job),
        progress: job.progress,
        result: job.returnvalue,
        error: job.failedReason ?? null,
        attempts: job.attemptsMade,
      };
    },
    async count(name) {
      const counts = await (await readyQueue(name)).getJobCounts(...listedStates.flatMap(typesOf));
      const countOf = (state: ListedState) =>
        typesOf(state).reduce((sum, type) => sum + (counts[type] ?? 0), 0);
      return { waiting: countOf('waiting'), active: countOf('active'), failed: countOf('failed') };
    },
    async oldestWait(name) {
      const jobs = await (await readyQueue(name)).getJobs(['waiting', 'prioritized'], 0, 0, true);
      const added = jobs.flatMap((job) => (job ? [job.timestamp] : []));
      return added.length === 0 ? 0 : Math.max(0, (Date.now() - Math.min(...added)) / 1_000);
    },
    async list(name, state, { start, limit }) {
      const types = typesOf(state);
      const queue = await readyQueue(name);
      // The newest failure is what somebody looks for; of waiting jobs the one that waits longest.
      const jobs = await queue.getJobs(types, start, start + limit - 1, state !== 'failed');
      return jobs.flatMap((job) => (job ? [listedJob(job)] : []));
    },
    async retry(name, id) {
      const job = await (await readyQueue(name)).getJob(id);
      if (!job) return 'missing';
      const state = await job.getState();
      if (state === 'failed') await job.retry('failed', { resetAttemptsMade: true });
      else if (state === 'delayed') await job.promote();
      else return 'elsewhere';
      return 'done';
    },
    async remove(name, id) {
      const job = await (await readyQueue(name)).getJob(id);
      if (!job) return 'missing';
      // A running job is locked.
      if ((await job.getState()) === 'active') return 'elsewhere';
      await job.remove();
      return 'done';
    },
    async ping() {
      await (await readyQueue('mail')).getJobCounts('waiting');
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()));
    },
  };
}
