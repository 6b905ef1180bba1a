import type { QueueName } from '@gift-registry/workers-contract';

export type JobState = 'waiting' | 'active' | 'completed' | 'failed' | 'missing';

export interface JobSnapshot {
  readonly state: JobState;
  /** The worker's last progress report; callers parse it with the contract's schema. */
  readonly progress: unknown;
  readonly result: unknown;
}

export const listedStates = ['waiting', 'active', 'failed'] as const;
export type ListedState = (typeof listedStates)[number];

export interface NewJob {
  /** The outbox row's id; adding the same id again creates no second job. */
  readonly id: string;
  readonly data: object;
  /** Lower numbers run first; jobs without a priority run in the order in which they were added. */
  readonly priority?: number;
}

export interface Queues {
  add(queue: QueueName, jobs: readonly NewJob[]): Promise<void>;
  find(queue: QueueName, id: string): Promise<JobSnapshot>;
  count(queue: QueueName): Promise<Readonly<Record<ListedState, number>>>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
