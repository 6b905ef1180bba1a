import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './empty-state.module.css';

/** A wrapped box with a marigold on its ribbon. */
function GiftDrawing() {
  return (
    <svg viewBox="0 0 160 140" className={styles.picture} aria-hidden="true" focusable="false">
      <ellipse cx="80" cy="128" rx="58" ry="7" className={styles.shade} />
      <path d="M32 66h96v52a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8V66Z" className={styles.box} />
      <path d="M71 66h18v60H71z" className={styles.ribbon} />
      <path
        d="M24 48a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V48Z"
        className={styles.lid}
      />
      <path d="M71 42h18v26H71z" className={styles.ribbon} />
      <path
        d="M78 38C62 40 46 36 48 24s20-8 30 12m4 2c16 2 32-2 30-14s-20-8-30 12"
        className={styles.bow}
      />
      <g className={styles.flower}>
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <ellipse
            key={turn}
            cx="80"
            cy="26.5"
            rx="5.5"
            ry="8"
            transform={`rotate(${turn} 80 37)`}
          />
        ))}
      </g>
      <circle cx="80" cy="37" r="5.5" className={styles.heart} />
    </svg>
  );
}

type EmptyStateProps = {
  /** The missing content. */
  title: ReactNode;
  /** The reason and the next step. */
  children?: ReactNode;
  /** A button for the next step. */
  action?: ReactNode;
  /** A drawing above the title. Default a gift box; null for none. */
  drawing?: ReactNode;
  /** Level of the title as a heading. Default 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
};

/** Replaces an empty list or content that was not found. */
export function EmptyState({
  title,
  children,
  action,
  drawing = <GiftDrawing />,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
