export interface IdentityQuestion {
  /** Calls that ask while the question is open wait for the same answer. */
  readonly ask: () => Promise<boolean>;
  readonly answer: (confirmed: boolean) => void;
  readonly isOpen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createIdentityQuestion(): IdentityQuestion {
  let waiting: readonly ((confirmed: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  function become(next: typeof waiting): void {
    waiting = next;
    for (const listener of listeners) listener();
  }
  return {
    ask: () => new Promise((resolve) => become([...waiting, resolve])),
    answer(confirmed) {
      const answered = waiting;
      become([]);
      for (const resolve of answered) resolve(confirmed);
    },
    isOpen: () => waiting.length > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
