import { createPostgresBackend, withBackend, Worker, type Processor } from 'bullmq';
import { QUEUE_PREFIX, QUEUE_SCHEMA, type QueueName } from '@gift-registry/workers-contract';
import type { QueueStore } from '../config.ts';

// A worker killed in the middle of a job loses its lock within 6 s, and the next check hands the job on.
// Two such recoveries are an accident, a third is a job that kills its worker.
const RECOVERY = { lockDuration: 6_000, stalledInterval: 2_000, maxStalledCount: 2 };

const { Worker: PostgresWorker } = withBackend(createPostgresBackend);

export function openWorker(
  store: QueueStore,
  queue: QueueName,
  processor: Processor,
  concurrency: number,
) {
  const options = { ...RECOVERY, concurrency, autorun: false };
  if (store.kind === 'redis') {
    // A worker waits for a lost Redis for as long as it takes.
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
