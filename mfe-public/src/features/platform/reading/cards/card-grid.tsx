import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

type CardGridProps = {
  wide?: boolean;
  children: ReactNode;
};

export function CardGrid({ wide = false, children }: CardGridProps) {
  return (
    <div className={styles.grid} data-wide={wide || undefined}>
      {children}
    </div>
  );
}
