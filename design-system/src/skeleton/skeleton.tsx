import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** `line` (default) of text, `title`, `picture` of 1:1, `circle`, or `block` that fills its container. */
  shape?: 'line' | 'title' | 'picture' | 'circle' | 'block' | undefined;
  /** Number of lines; the last is shorter. Default 1. */
  lines?: number | undefined;
  className?: string | undefined;
};

/** The outline of content that is loading. Hidden from screen readers, which need a Spinner with a label. */
export function Skeleton({ shape = 'line', lines = 1, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.group, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.skeleton} data-shape={shape} />
      ))}
    </span>
  );
}
