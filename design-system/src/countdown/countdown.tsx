import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { announcedSeconds, announceInEnglish, formatCountdown } from './format-countdown.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import styles from './countdown.module.css';

export { formatCountdown, useSecondsLeft };

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
