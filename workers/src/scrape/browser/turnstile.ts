/** Lets a number of tasks in at a time; the others wait their turn or until they are cancelled. */
export function createTurnstile(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async <Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      leave();
    }
  };
}
