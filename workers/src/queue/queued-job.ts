export interface QueuedJob {
  readonly id: string;
  readonly data: unknown;
  readonly isLastAttempt: boolean;
  reportProgress(progress: object): Promise<void>;
  /** Overwrites the stored data, so that delivered secrets leave the queue. */
  replaceData(data: object): Promise<void>;
}

/** Milliseconds until the next attempt of a job; -1 when there is none. */
export type RetryDelay = (failed: { readonly attempts: number; readonly ageMs: number }) => number;

export type JobHandler = (job: QueuedJob, signal: AbortSignal) => Promise<unknown>;
