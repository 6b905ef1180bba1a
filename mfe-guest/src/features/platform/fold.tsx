import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './fold.module.css';

// Older browsers, and tests, have no media queries in scripts: nothing is folded there.
const query = () => globalThis.matchMedia?.('(min-width: 45rem)');

function subscribe(notify: () => void): () => void {
  const wide = query();
  wide?.addEventListener('change', notify);
  return () => wide?.removeEventListener('change', notify);
}

/** False on phones, and on the server, which doesn't know. */
const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? true,
    () => false,
  );

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
