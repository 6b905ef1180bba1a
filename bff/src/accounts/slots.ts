export class NoSlotError extends Error {
  override readonly name = 'NoSlotError';
}

/** Runs at most `parallel` tasks at once; refuses when `waiting` more are already in line. */
export function slots(parallel: number, waiting: number) {
  const line: (() => void)[] = [];
  let free = parallel;

  const enter = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (line.length >= waiting) throw new NoSlotError('Too many tasks are waiting.');
    await new Promise<void>((resolve) => line.push(resolve));
  };

  // A slot goes straight to the next in line, so that nobody overtakes.
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
