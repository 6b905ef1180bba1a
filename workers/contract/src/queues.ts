/**
 * A producer passes its outbox row's id as `jobId`: adding the same row twice makes one job for as long as
 * the first one is kept, which is why finished jobs outlive every relay's horizon.
 */
export const QUEUES = ['scrape', 'mail'] as const;

export type QueueName = (typeof QUEUES)[number];

export const QUEUE_SCHEMA = 'bullmq';

export const QUEUE_PREFIX = 'bullmq';

const DAY_SECONDS = 86_400;

interface QueueJobOptions {
  readonly attempts: number;
  /** `worker`: the service of the queue says how long a job waits. */
  readonly backoff:
    | { readonly type: 'exponential'; readonly delay: number; readonly jitter: number }
    | { readonly type: 'worker' };
  readonly removeOnComplete: { readonly age: number };
  readonly removeOnFail: { readonly age: number };
}

export const JOB_OPTIONS = {
  // Someone waits in front of the screen: one quick retry, after that the host types the details.
  scrape: {
    attempts: 2,
    backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
    removeOnComplete: { age: 2 * DAY_SECONDS },
    removeOnFail: { age: 7 * DAY_SECONDS },
  },
  // A mail server may be away for hours: the worker gives up by the age of a job, not by its attempts.
  mail: {
    attempts: 100_000,
    backoff: { type: 'worker' },
    removeOnComplete: { age: 4 * DAY_SECONDS },
    removeOnFail: { age: 14 * DAY_SECONDS },
  },
} as const satisfies Record<QueueName, QueueJobOptions>;
