import { setTimeout as delay } from 'node:timers/promises';
import { createPostgresBackend, withBackend, Worker } from 'bullmq';
import { QUEUE_SCHEMA, type QueueName } from '@gift-registry/workers-contract';
import type { QueueStore } from '../../platform/queues/create-queues.ts';
import { requireBackendsTest } from '../backend.ts';

const { Worker: PostgresWorker } = withBackend(createPostgresBackend);

const LONG_WAIT_MS = 60_000;

export interface JobRunner {
  readonly runs: string[];
  close(): Promise<void>;
}

export async function runJobs(
  store: QueueStore,
  queue: QueueName,
  { jobMs = 0, fail }: { jobMs?: number; fail?: (runs: number) => Error | undefined } = {},
): Promise<JobRunner> {
  requireBackendsTest();
  const runs: string[] = [];
  const processor = async (job: { id?: string | undefined }): Promise<{ ran: string }> => {
    const id = job.id ?? '';
    runs.push(id);
    if (jobMs > 0) await delay(jobMs);
    const error = fail?.(runs.length);
    if (error) throw error;
    return { ran: id };
  };
  const settings = { backoffStrategy: () => LONG_WAIT_MS };
  const worker = store.redisUrl
    ? new Worker(queue, processor, {
        settings,
        connection: { url: store.redisUrl, maxRetriesPerRequest: null },
        prefix: store.redisPrefix ?? '',
      })
    : new PostgresWorker(queue, processor, {
        settings,
        connection: { connectionString: store.databaseUrl, schema: QUEUE_SCHEMA, max: 3 },
      });
  await worker.waitUntilReady();
  return { runs, close: () => worker.close() };
}
