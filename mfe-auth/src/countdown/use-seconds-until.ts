import { useSyncExternalStore } from 'react';
import { secondsUntil } from './time-left.ts';

/** Often enough that no second is skipped; the screen is drawn again only when the second changes. */
const tick = 200;

const everyTick = (listener: () => void) => {
  const timer = setInterval(listener, tick);
  return () => clearInterval(timer);
};
const never = () => () => undefined;

/** Whole seconds left until a moment, by the clock, so that a sleeping tab wakes up right; 0 without a moment. */
export const useSecondsUntil = (moment: number | undefined): number =>
  useSyncExternalStore(moment === undefined ? never : everyTick, () =>
    moment === undefined ? 0 : secondsUntil(moment, Date.now()),
  );
