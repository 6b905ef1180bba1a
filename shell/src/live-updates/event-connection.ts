const firstMilliseconds = 1_000;
const maximumMilliseconds = 30_000;

/** Exponential back-off in milliseconds. Half of it is random, so that tabs reconnect at different times. */
export function reconnectDelay(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(maximumMilliseconds, firstMilliseconds * 2 ** failures);
  return ceiling / 2 + (ceiling / 2) * random();
}

const pollMilliseconds = 15_000;

export const pollDelay = (random: () => number = Math.random): number =>
  pollMilliseconds * (0.8 + 0.4 * random());

export interface EventSourceLike extends EventTarget {
  readonly readyState: number;
  close(): void;
}

export interface EventConnectionOptions {
  readonly open: (url: string) => EventSourceLike;
  readonly onOpen: (missed: boolean) => void;
  readonly onRefused: () => void;
  readonly onMessage: (data: unknown) => void;
}

const CLOSED: typeof EventSource.CLOSED = 2;

export function createEventConnection(options: EventConnectionOptions) {
  let source: EventSourceLike | undefined;
  let previous: EventSourceLike | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOpen = false;

  function close(): void {
    clearTimeout(retryTimer);
    source?.close();
    previous?.close();
    source = undefined;
    previous = undefined;
    isOpen = false;
  }

  function connect(url: string): void {
    const current = options.open(url);
    source = current;
    current.addEventListener('open', () => {
      const missed = previous === undefined;
      previous?.close();
      previous = undefined;
      failures = 0;
      isOpen = true;
      options.onOpen(missed);
    });
    current.addEventListener('message', (message) => {
      if (message instanceof MessageEvent) options.onMessage(message.data);
    });
    current.addEventListener('error', () => {
      if (current === previous) previous = undefined;
      if (current !== source) return current.close();
      // An HTTP error closes the source; after a network error it would reconnect without a back-off.
      const refused = current.readyState === CLOSED;
      close();
      retryTimer = setTimeout(() => connect(url), refused ? pollDelay() : reconnectDelay(failures));
      failures += 1;
      if (refused) options.onRefused();
    });
  }

  return {
    isOpen: () => isOpen,
    close,
    /** Opens the stream at the URL. An open stream lasts until the new one is open, so that no event is lost. */
    connect(url: string): void {
      const replaced = isOpen ? source : undefined;
      if (replaced) source = undefined;
      close();
      previous = replaced;
      connect(url);
    },
    restart(url: string): void {
      close();
      failures = 0;
      connect(url);
    },
  };
}
