import { useEffect, useEffectEvent, type ReactNode, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './countdown.module.css';

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

export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole minutes, then 30, 10 and 0 seconds, because a live region reads each change. */
export function announcedSeconds(seconds: number): number {
  if (seconds === 0) return 0;
  if (seconds <= 10) return 10;
  if (seconds <= 30) return 30;
  return Math.ceil(seconds / 60) * 60;
}

export function announceInEnglish(seconds: number): string {
  if (seconds === 0) return 'Time is up';
  if (seconds < 60) return `${seconds} seconds left`;
  return seconds === 60 ? '1 minute left' : `${seconds / 60} minutes left`;
}

export type CountdownProps = {
  /** The end, in milliseconds since 1970 like `Date.now()`. */
  until: number;
  /** The text before the time, such as 'Resend code in'. */
  label: ReactNode;
  /** The words for screen readers at whole minutes, 30, 10 and 0 seconds. Default '5 minutes left' and 'Time is up'. */
  announce?: ((seconds: number) => string) | undefined;
  /** Called once when the time is up. */
  onElapsed?: (() => void) | undefined;
  className?: string | undefined;
};

/** Minutes and seconds left, ticking. Screen readers hear whole minutes, then 30 and 10 seconds. */
export function Countdown({
  until,
  label,
  announce = announceInEnglish,
  onElapsed,
  className,
}: CountdownProps) {
  const left = useSecondsLeft(until);
  const elapsed = left === 0;
  const notifyElapsed = useEffectEvent(() => onElapsed?.());
  useEffect(() => {
    if (elapsed) notifyElapsed();
  }, [elapsed]);

  return (
    <span className={classNames(styles.countdown, className)}>
      <span role="timer">
        {label} <span className={styles.time}>{formatCountdown(left)}</span>
      </span>
      <VisuallyHidden role="status">{announce(announcedSeconds(left))}</VisuallyHidden>
    </span>
  );
}
