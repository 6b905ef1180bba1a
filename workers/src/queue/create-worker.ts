import {
  createPostgresBackend,
  withBackend,
  Worker,
  type AdvancedOptions,
  type Processor,
} from 'bullmq';
import { QUEUE_PREFIX, QUEUE_SCHEMA, type QueueName } from '@gift-registry/workers-contract';
import type { QueueStore } from '../config.ts';
import type { RetryDelay } from './queued-job.ts';

// The lock of a killed worker expires after 6 s; the next check then gives its job to another worker.
// A job that stalls a third time probably kills its workers, so it fails.
const RECOVERY = { lockDuration: 6_000, stalledInterval: 2_000, maxStalledCount: 2 };

const { Worker: PostgresWorker } = withBackend(createPostgresBackend);

interface WorkerOptions {
  readonly store: QueueStore;
  readonly queue: QueueName;
  readonly concurrency: number;
  /** For queues whose `JOB_OPTIONS` leave the wait to the worker. */
  readonly retryDelay?: RetryDelay | undefined;
}

export function createWorker(
  { store, queue, concurrency, retryDelay }: WorkerOptions,
  processor: Processor,
) {
  const settings: AdvancedOptions = retryDelay
    ? {
        backoffStrategy: (attempts, _type, _error, job) =>
          retryDelay({ attempts, ageMs: job ? Date.now() - job.timestamp : 0 }),
      }
    : {};
  const options = { ...RECOVERY, concurrency, settings, autorun: false };
  if (store.kind === 'redis') {
    // Waits for a lost Redis without a limit.
    const connection = { url: store.url, maxRetriesPerRequest: null };
    return new Worker(queue, processor, { ...options, connection, prefix: QUEUE_PREFIX });
  }
  const connection = {
    connectionString: store.url,
    schema: QUEUE_SCHEMA,
    max: concurrency + 2,
    connectionTimeoutMillis: 10_000,
  };
  return new PostgresWorker(queue, processor, { ...options, connection });
}

export type QueueWorker = ReturnType<typeof createWorker>;
