import { plural } from '@gift-registry/bff-contract';
import { Button } from '@gift-registry/design-system/button';
import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';

interface Props {
  /** The rows in the plural: 'orders'. */
  readonly things: string;
  readonly thing: string;
  readonly count: number;
  readonly onClear: () => void;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

export function SelectionBar({ things, thing, count, onClear, note, children }: Props) {
  return (
    <div role="region" aria-label={`Chosen ${things}`} className={styles.bar} hidden={count === 0}>
      <p role="status" className={styles.count}>
        {plural(count, `1 ${thing} chosen`, `# ${things} chosen`)}
        {count > 0 && note}
      </p>
      <Button size="sm" variant="quiet" onClick={onClear}>
        Clear
      </Button>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
