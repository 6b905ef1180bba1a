import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

type CardGridProps = {
  /** Two columns at most, for cards with much text. */
  wide?: boolean;
  children: ReactNode;
};

/** A handful of cards that share the whole width, in contrast to a list of which the last row may be short. */
export function CardGrid({ wide = false, children }: CardGridProps) {
  return (
    <div className={styles.grid} data-wide={wide || undefined}>
      {children}
    </div>
  );
}
