import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { GiftDrawing } from './gift-drawing.tsx';
import styles from './empty-state.module.css';

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
