import { Card } from '@gift-registry/design-system/card';
import { ErrorBoundary, usePart } from '@gift-registry/design-system/error-boundary';
import { useId, type ReactNode } from 'react';
import styles from './detail.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: Props) {
  const id = useId();
  const part = usePart('section');
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ErrorBoundary part={part}>{children}</ErrorBoundary>
    </Card>
  );
}

type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  readonly facts: readonly (Fact | false | '' | null | undefined)[];
  /** One below the other. Default in columns. */
  readonly stacked?: boolean;
}

export function Facts({ facts, stacked }: FactsProps) {
  return (
    <dl className={styles.facts} data-stacked={stacked}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface ColumnsProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
}

export function Columns({ main, side }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
