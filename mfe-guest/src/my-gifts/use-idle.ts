import { useEffect, useState } from 'react';

const TIMEOUT_MS = 2_000;

function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run, { timeout: TIMEOUT_MS });
  return () => window.cancelIdleCallback(id);
}

/** False until the browser has finished the work of the first paint, at last after two seconds. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
