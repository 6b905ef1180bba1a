const TIMEOUT_MS = 2_000;

/** Runs when the browser has nothing else to do, at last after two seconds. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run, { timeout: TIMEOUT_MS });
  return () => window.cancelIdleCallback(id);
}
