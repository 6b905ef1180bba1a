import type { QueueName } from '@gift-registry/workers-contract';

export type JobState = 'waiting' | 'active' | 'completed' | 'failed' | 'missing';

export interface JobSnapshot {
  readonly state: JobState;
  /** What the worker last reported; a caller parses it with the contract's schema. */
  readonly progress: unknown;
  readonly result: unknown;
}

export interface NewJob {
  /** The outbox row's id: adding it again makes no second job. */
  readonly id: string;
  readonly data: object;
  /** Lower numbers go first, whenever they came; without one it is first come, first served. */
  readonly priority?: number;
}

export interface Queues {
  add(queue: QueueName, jobs: readonly NewJob[]): Promise<void>;
  find(queue: QueueName, id: string): Promise<JobSnapshot>;
  /** Fails when the queues cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
