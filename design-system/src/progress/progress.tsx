import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

type ProgressProps = {
  /** Names the progress for screen readers. */
  label: string;
  /** The finished part, in units of `max`. */
  value: number;
  /** The whole. Default 100. */
  max?: number | undefined;
  /** The value in words, for example '₹2,000 of ₹5,000'; also shown. Default percent for screen readers. */
  valueText?: string | undefined;
  className?: string | undefined;
};

/** A progress bar. */
export function Progress({ label, value, max = 100, valueText, className }: ProgressProps) {
  const done = Math.min(max, Math.max(0, value));
  return (
    <div className={classNames(styles.progress, className)}>
      <progress
        className={styles.bar}
        aria-label={label}
        aria-valuetext={valueText}
        value={done}
        max={max}
        data-complete={done >= max || undefined}
      />
      {valueText && (
        <span className={styles.words} aria-hidden="true">
          {valueText}
        </span>
      )}
    </div>
  );
}
