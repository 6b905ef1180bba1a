import { createPostgresBackend, withBackend, Worker, type Processor } from 'bullmq';
import { QUEUE_PREFIX, QUEUE_SCHEMA, type QueueName } from '@gift-registry/workers-contract';
import type { QueueStore } from '../config.ts';

// The lock of a killed worker expires after 6 s; the next check then gives its job to another worker.
// A job that stalls a third time probably kills its workers, so it fails.
const RECOVERY = { lockDuration: 6_000, stalledInterval: 2_000, maxStalledCount: 2 };

const { Worker: PostgresWorker } = withBackend(createPostgresBackend);

export function createWorker(
  store: QueueStore,
  queue: QueueName,
  processor: Processor,
  concurrency: number,
) {
  const options = { ...RECOVERY, concurrency, autorun: false };
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
