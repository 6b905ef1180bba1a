/** What a processor is told of its job; it knows nothing of the queue's library. */
export interface Delivery {
  readonly id: string;
  readonly data: unknown;
  /** What fails now has failed for good. */
  readonly isLastAttempt: boolean;
  report(progress: object): Promise<void>;
  /** Overwrites the stored data, so that what was delivered doesn't lie in the queue. */
  replaceData(data: object): Promise<void>;
}

export type Handler = (delivery: Delivery, signal: AbortSignal) => Promise<unknown>;
