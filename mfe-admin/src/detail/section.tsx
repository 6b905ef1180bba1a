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

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
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
