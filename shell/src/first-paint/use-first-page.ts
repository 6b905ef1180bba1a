import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { endFirstPaint, showsOpening } from './first-paint.ts';

interface StartingRouter {
  readonly state: { readonly initialized: boolean };
  readonly subscribe: (listener: () => void) => () => void;
}

/** False while the words in the document are more than the shell could show; ends them in the frame that takes over. */
export function useFirstPage(router: StartingRouter): boolean {
  const [keepsOpening] = useState(showsOpening);
  const initialized = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => router.state.initialized,
  );
  const ready = initialized || !keepsOpening;
  useLayoutEffect(() => {
    if (ready) endFirstPaint();
  }, [ready]);
  return ready;
}
