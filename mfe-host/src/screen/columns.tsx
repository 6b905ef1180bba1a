import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface Props {
  /** Stands above the content, and beside it where the screen is wide. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

export function Columns({ aside, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
