import { useSyncExternalStore } from 'react';

/** Oftener than once a second, so that no second is skipped; what is shown changes once a second all the same. */
const LOOK_EVERY_MILLISECONDS = 250;

function lookAtTheClock(notify: () => void): () => void {
  const timer = setInterval(notify, LOOK_EVERY_MILLISECONDS);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment, never below 0. Read from the clock, so a tab that slept is right when it wakes. */
export function useSecondsLeft(until: number): number {
  return useSyncExternalStore(lookAtTheClock, () =>
    Math.max(0, Math.ceil((until - Date.now()) / 1000)),
  );
}
