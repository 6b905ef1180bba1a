import type { QueueName } from '@gift-registry/workers-contract';

export type JobState = 'waiting' | 'active' | 'completed' | 'failed' | 'missing';

export interface JobSnapshot {
  readonly state: JobState;
  /** The worker's last progress report; callers parse it with the contract's schema. */
  readonly progress: unknown;
  readonly result: unknown;
  /** Of the last attempt that failed. */
  readonly error: string | null;
  readonly attempts: number;
}

export const listedStates = ['waiting', 'active', 'failed'] as const;
export type ListedState = (typeof listedStates)[number];

export interface ListedJob {
  readonly id: string;
  /** As the worker gets it: with secrets. */
  readonly data: unknown;
  readonly error: string | null;
  readonly attempts: number;
  readonly addedAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}

/** `elsewhere`: the job runs, or is done. */
export type JobChange = 'done' | 'missing' | 'elsewhere';

export interface NewJob {
  /** The outbox row's id; adding the same id again creates no second job. */
  readonly id: string;
  readonly data: object;
  /** Lower numbers run first; jobs without a priority run in the order in which they were added. */
  readonly priority?: number;
  /** The W3C `traceparent` below which the worker's span stands. */
  readonly trace?: string;
  /** The time that the job is kept when it has ended. Default that of its queue. */
  readonly keepSeconds?: number;
}

export interface Queues {
  add(queue: QueueName, jobs: readonly NewJob[]): Promise<void>;
  find(queue: QueueName, id: string): Promise<JobSnapshot>;
  count(queue: QueueName): Promise<Readonly<Record<ListedState, number>>>;
  /** Seconds for which the next job has waited for its first attempt; 0 without one. */
  oldestWait(queue: QueueName): Promise<number>;
  /** `start` and `limit` hold for each kind of waiting jobs: in line, by priority, and between two attempts. */
  list(
    queue: QueueName,
    state: ListedState,
    range: { readonly start: number; readonly limit: number },
  ): Promise<readonly ListedJob[]>;
  /** Runs a failed job anew, and one that waits for its next attempt now. */
  retry(queue: QueueName, id: string): Promise<JobChange>;
  remove(queue: QueueName, id: string): Promise<JobChange>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
