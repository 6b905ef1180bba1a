/** Upkeep in the background; of all processes, one at a time does each task. */
export interface Schedule {
  /** `name` is the same in every process. */
  every(seconds: number, name: string, run: () => Promise<void>): void;
  /** Starts no more runs and waits for those under way. */
  close(): Promise<void>;
}
