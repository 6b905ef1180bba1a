import { setTimeout as delay } from 'node:timers/promises';
import { DelayedError, UnrecoverableError, type Job, type Processor } from 'bullmq';
import { telemetry, type QueueName } from '@gift-registry/workers-contract';
import type { QueueStore } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { QueuedJob, JobHandler, RetryDelay } from './queued-job.ts';
import { createWorker, type QueueWorker } from './create-worker.ts';
import { PermanentError } from './permanent-error.ts';
import { RetryLaterError } from './retry-later-error.ts';

interface WorkerSetup {
  readonly queue: QueueName;
  readonly store: QueueStore;
  readonly concurrency: number;
  readonly retryDelay?: RetryDelay | undefined;
  readonly handle: JobHandler;
  readonly log: Logger;
}

interface RunningWorker {
  close(timeoutMs: number): Promise<void>;
}

function toQueuedJob(job: Job): QueuedJob {
  return {
    id: job.id ?? '',
    data: job.data,
    isLastAttempt: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
    reportProgress: (progress) => job.updateProgress(progress),
    replaceData: (data) => job.updateData(data),
  };
}

const OPEN_AGAIN_MS = 1_000;

function listen(worker: QueueWorker, log: Logger): void {
  // Without a listener an 'error' event would end the process.
  worker.on('error', (err) => log.error({ err }, 'queue connection failed'));
  worker.on('completed', (job) => log.info({ jobId: job.id, name: job.name }, 'job done'));
  worker.on('failed', (job, err) =>
    log.error({ jobId: job?.id, name: job?.name, attempt: job?.attemptsMade, err }, 'job failed'),
  );
  worker.on('stalled', (jobId) => log.warn({ jobId }, 'job taken over from a lost worker'));
  worker.on('lockRenewalFailed', (jobIds) => {
    for (const jobId of jobIds) worker.cancelJob(jobId, 'the lock on this job was lost');
  });
}

/** BullMQ keeps the failure of its first connection for ever, so a worker that did not get ready is opened again. */
async function openWorker(setup: WorkerSetup, process: Processor): Promise<QueueWorker> {
  const { log } = setup;
  for (;;) {
    const worker = createWorker(setup, process);
    listen(worker, log);
    try {
      await worker.waitUntilReady();
      return worker;
    } catch (err) {
      log.error({ err }, 'queue cannot be reached, trying again');
      await worker
        .close()
        .catch((error: unknown) => log.warn({ err: error }, 'worker close failed'));
      await delay(OPEN_AGAIN_MS);
    }
  }
}

const outcomeOf = (error: unknown): string => {
  if (error instanceof DelayedError) return 'postponed';
  return error instanceof UnrecoverableError ? 'given-up' : 'failed';
};

/** Adds the job to the trace of the request that caused it, and to the metrics. */
async function measured(
  queue: QueueName,
  job: Job,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const active = telemetry();
  if (!active) return work();
  const started = performance.now();
  let outcome = 'done';
  try {
    return await active.span(
      {
        name: `job ${queue}`,
        kind: 'consumer',
        parent: job.opts.telemetry?.metadata ?? null,
        attributes: { queue, job: job.name, attempt: job.attemptsMade + 1 },
      },
      work,
    );
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    active.count('gifts_jobs_total', { queue, outcome });
    active.time('gifts_job_seconds', (performance.now() - started) / 1_000, { queue });
  }
}

export async function runWorker(setup: WorkerSetup): Promise<RunningWorker> {
  const { queue, store, concurrency, handle, log } = setup;

  const run = async (job: Job, token?: string, signal?: AbortSignal): Promise<unknown> => {
    try {
      return await handle(toQueuedJob(job), signal ?? new AbortController().signal);
    } catch (error) {
      if (error instanceof PermanentError) throw new UnrecoverableError(error.message);
      if (error instanceof RetryLaterError) {
        await job.moveToDelayed(Date.now() + error.delayMs, token);
        throw new DelayedError();
      }
      throw error;
    }
  };

  // BullMQ passes a signal only to processors that declare three parameters.
  const process = (job: Job, token?: string, signal?: AbortSignal): Promise<unknown> =>
    measured(queue, job, () => run(job, token, signal));

  const worker = await openWorker(setup, process);
  worker.run().catch((err: unknown) => log.fatal({ err }, 'worker loop ended'));
  log.info({ queue, store: store.kind, concurrency }, 'ready');

  return {
    async close(timeoutMs) {
      const closing = worker.close();
      const timer = setTimeout(() => worker.cancelAllJobs('shutting down'), timeoutMs);
      await closing;
      clearTimeout(timer);
    },
  };
}
