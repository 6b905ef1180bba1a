import type { ReactNode } from 'react';
import styles from './entry-name.module.css';

interface Props {
  readonly name: string;
  /** A version or badges beside the name. */
  readonly children?: ReactNode;
}

/** The name of a release or token in a list. */
export function EntryName({ name, children }: Props) {
  return (
    <div className={styles.name}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}
