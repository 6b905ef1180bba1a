import { useSyncExternalStore } from 'react';

// Older browsers, and tests, have no media queries in scripts: each screen is wide there.
const query = () => globalThis.matchMedia?.('(min-width: 45rem)');

function subscribe(notify: () => void): () => void {
  const wide = query();
  wide?.addEventListener('change', notify);
  return () => wide?.removeEventListener('change', notify);
}

/** False on phones, and on the server, which doesn't know. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? true,
    () => false,
  );
