/** Background tasks; each runs in one process at a time. */
export interface Schedule {
  /** `name` is the same in every process. */
  every(seconds: number, name: string, run: () => Promise<void>): void;
  /** Starts no further runs and waits for the current ones. */
  close(): Promise<void>;
}
