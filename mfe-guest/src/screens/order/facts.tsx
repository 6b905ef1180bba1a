import type { ReactNode } from 'react';
import styles from './facts.module.css';

type Fact = readonly [term: string, value: ReactNode];

interface Props {
  readonly facts: readonly Fact[];
  /** `sums`: amounts below each other at the end of the line. Default `text`. */
  readonly layout?: 'text' | 'sums';
}

export function Facts({ facts, layout = 'text' }: Props) {
  return (
    <dl className={styles.facts} data-layout={layout}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
