import { useSyncExternalStore } from 'react';

/** A timer of one second would sometimes skip a second. */
const POLL_MILLISECONDS = 250;

function pollClock(notify: () => void): () => void {
  const timer = setInterval(notify, POLL_MILLISECONDS);
  return () => clearInterval(timer);
}

const pollNothing = () => () => undefined;

/**
 * Whole seconds until a time in milliseconds since 1970, never below 0; 0 without a time. Reads the clock, so it is right
 * after a suspended tab resumes.
 */
export function useSecondsLeft(until: number | undefined): number {
  return useSyncExternalStore(until === undefined ? pollNothing : pollClock, () =>
    until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)),
  );
}
