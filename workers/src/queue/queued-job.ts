/** A job as processors see it, independent of the queue's library. */
export interface QueuedJob {
  readonly id: string;
  readonly data: unknown;
  /** No attempt follows this one. */
  readonly isLastAttempt: boolean;
  reportProgress(progress: object): Promise<void>;
  /** Overwrites the stored data, so that delivered secrets leave the queue. */
  replaceData(data: object): Promise<void>;
}

export type JobHandler = (job: QueuedJob, signal: AbortSignal) => Promise<unknown>;
