import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

type CardGridProps = {
  /** Two columns at most, for cards with long texts. */
  wide?: boolean;
  children: ReactNode;
};

/** Cards that share the full width, unlike a list, whose last row may be short. */
export function CardGrid({ wide = false, children }: CardGridProps) {
  return (
    <div className={styles.grid} data-wide={wide || undefined}>
      {children}
    </div>
  );
}
