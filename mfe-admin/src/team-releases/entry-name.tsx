import type { ReactNode } from 'react';
import styles from './entry-name.module.css';

interface Props {
  readonly name: string;
  readonly children?: ReactNode;
}

export function EntryName({ name, children }: Props) {
  return (
    <div className={styles.name}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}
