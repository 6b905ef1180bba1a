import type { ReactNode } from 'react';
import styles from './fold.module.css';
import { useWideScreen } from './use-wide-screen.ts';

interface Props {
  /** Opens and closes the rest on phones. */
  readonly summary: ReactNode;
  /** Wide screens don't show the summary. Default true. */
  readonly summaryOnWide?: boolean;
  readonly children: ReactNode;
}

/** Content that is folded on phones and open on wide screens, without scripts by style alone. */
export function Fold({ summary, summaryOnWide = true, children }: Props) {
  return (
    <details
      className={styles.fold}
      open={useWideScreen()}
      data-summary={summaryOnWide ? 'always' : 'phones'}
    >
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
