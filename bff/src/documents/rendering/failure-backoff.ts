interface Failures {
  readonly count: number;
  readonly pausedUntil: number;
}

const FAILURES_BEFORE_PAUSE = 3;
const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 600_000;

/** Pauses what fails repeatedly, for twice as long after each further failure. A success ends it. */
export function createFailureBackoff(now: () => number = Date.now) {
  const failures = new Map<string, Failures>();
  return {
    isPaused: (key: string): boolean => (failures.get(key)?.pausedUntil ?? 0) > now(),
    succeeded: (key: string): void => void failures.delete(key),
    failed(key: string): void {
      const count = (failures.get(key)?.count ?? 0) + 1;
      const doublings = count - FAILURES_BEFORE_PAUSE;
      const pause =
        doublings < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** Math.min(doublings, 20), MAX_PAUSE_MS);
      failures.set(key, { count, pausedUntil: now() + pause });
    },
  };
}
