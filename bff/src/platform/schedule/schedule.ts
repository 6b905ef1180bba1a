export interface Schedule {
  /**
   * `name` is the same in every process. The first run starts within a minute. A task works in batches: it resolves to
   * true when more is left, and then runs again at once.
   */
  every(seconds: number, name: string, run: Task): void;
  close(): Promise<void>;
}

export type Task = () => Promise<void> | Promise<boolean>;
