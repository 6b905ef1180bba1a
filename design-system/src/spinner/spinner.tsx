import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

type SpinnerProps = {
  /** `sm` is 1em, for lines of text; `md` 2rem (default); `lg` 3rem, for whole pages. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
} & (Labelled | Decorative);

type Labelled = {
  /** Announced politely. Default none: the spinner is decoration. */
  label: string;
  /** Shows the label beside the spinner. Default false. */
  showLabel?: boolean | undefined;
};

type Decorative = { label?: undefined; showLabel?: undefined };

/** A turning ring for waits of unknown length. */
export function Spinner({ label, size = 'md', showLabel = false, className }: SpinnerProps) {
  const ring = <span className={styles.ring} data-size={size} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <span className={classNames(styles.spinner, className)} role="status">
      {ring}
      {showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
