import { useEffect, useState } from 'react';

const uses = ['scroll', 'pointerdown', 'keydown'] as const;

export function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed) return undefined;
    const watch = new AbortController();
    const use = () => setUsed(true);
    for (const type of uses)
      addEventListener(type, use, { capture: true, passive: true, signal: watch.signal });
    if (window.scrollY > 0) use();
    return () => watch.abort();
  }, [isUsed]);
  return isUsed;
}
