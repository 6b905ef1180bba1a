import { useSyncExternalStore } from 'react';
import { secondsUntil } from './time-left.ts';

/** Milliseconds. Short enough to show every second; React renders only when the second changes. */
const tick = 200;

const everyTick = (listener: () => void) => {
  const timer = setInterval(listener, tick);
  return () => clearInterval(timer);
};
const never = () => () => undefined;

/** Whole seconds until a moment; 0 without one. Reads the clock, so a suspended tab resumes with the right value. */
export const useSecondsUntil = (moment: number | undefined): number =>
  useSyncExternalStore(moment === undefined ? never : everyTick, () =>
    moment === undefined ? 0 : secondsUntil(moment, Date.now()),
  );
