/** Background tasks; each runs in one process at a time. */
export interface Schedule {
  /**
   * `name` is the same in every process. The first run starts within a minute. A task works in batches: it resolves to
   * true when more is left, and then runs again at once.
   */
  every(seconds: number, name: string, run: Task): void;
  /** Starts no further runs and waits for the current ones. */
  close(): Promise<void>;
}

export type Task = () => Promise<void> | Promise<boolean>;
