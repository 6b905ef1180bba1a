import type { ReactNode } from 'react';
import styles from './fold.module.css';
import { useWideScreen } from './use-wide-screen.ts';

interface Props {
  readonly summary: ReactNode;
  readonly summaryOnWide?: boolean;
  readonly children: ReactNode;
}

export function Fold({ summary, summaryOnWide = true, children }: Props) {
  const isWide = useWideScreen();
  return (
    <details
      className={styles.fold}
      open={isWide}
      data-summary={summaryOnWide ? 'always' : 'phones'}
    >
      <summary className={styles.summary} tabIndex={isWide ? -1 : undefined}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
