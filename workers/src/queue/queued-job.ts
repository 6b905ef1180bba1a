export interface QueuedJob {
  readonly id: string;
  readonly data: unknown;
  readonly isLastAttempt: boolean;
  reportProgress(progress: object): Promise<void>;
  /** Overwrites the stored data, so that delivered secrets leave the queue. */
  replaceData(data: object): Promise<void>;
}

export type JobHandler = (job: QueuedJob, signal: AbortSignal) => Promise<unknown>;
