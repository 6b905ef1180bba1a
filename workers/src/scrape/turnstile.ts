export type Turnstile = <Result>(
  signal: AbortSignal,
  task: () => Promise<Result>,
) => Promise<Result>;

/** Lets a number of tasks in at a time; the others wait their turn or until they are cancelled. */
export function createTurnstile(places: number): Turnstile {
  let free = places;
  const waiting = new Set<() => void>();

  const enter = (signal: AbortSignal) =>
    new Promise<void>((admit, reject) => {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return admit();
      }
      const leaveQueue = () => {
        waiting.delete(called);
        reject(signal.reason);
      };
      const called = () => {
        signal.removeEventListener('abort', leaveQueue);
        admit();
      };
      waiting.add(called);
      signal.addEventListener('abort', leaveQueue, { once: true });
      return undefined;
    });

  const leave = () => {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return async (signal, task) => {
    await enter(signal);
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
