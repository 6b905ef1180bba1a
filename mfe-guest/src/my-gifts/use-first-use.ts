import { useEffect, useState } from 'react';
import { whenIdle } from '../idle/when-idle.ts';

const uses = ['scroll', 'pointerdown', 'keydown'] as const;

/** True when the guest has begun to use the page and the page has answered: no press waits for what follows. */
export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return undefined;
    const watch = new AbortController();
    let cancel: (() => void) | undefined;
    const use = () => {
      cancel ??= whenIdle(() => setUsed(true));
    };
    for (const type of uses)
      addEventListener(type, use, { capture: true, passive: true, signal: watch.signal });
    if (window.scrollY > 0) use();
    return () => {
      watch.abort();
      cancel?.();
    };
  }, [isUsed]);
  return isUsed;
}
