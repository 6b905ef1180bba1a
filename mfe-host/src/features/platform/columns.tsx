import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface Props {
  /** Stands above or below the content, and beside it where the screen is wide. */
  readonly aside: ReactNode;
  readonly asideIs?: 'above' | 'below';
  readonly children: ReactNode;
}

export function Columns({ aside, asideIs = 'above', children }: Props) {
  const beside = <div className={styles.aside}>{aside}</div>;
  return (
    <div className={styles.columns}>
      {asideIs === 'above' && beside}
      <div className={styles.content}>{children}</div>
      {asideIs === 'below' && beside}
    </div>
  );
}
