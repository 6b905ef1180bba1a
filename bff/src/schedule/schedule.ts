export interface ScheduledTask {
  /** Stable over processes: the same name never runs twice at once. */
  readonly name: string;
  readonly everySeconds: number;
  readonly run: () => Promise<void>;
}

/** Runs upkeep in the background; of all processes, one at a time does each task. */
export interface Schedule {
  every(seconds: number, name: string, run: () => Promise<void>): void;
  close(): Promise<void>;
}
