import { Client, type ClientConfig } from 'pg';

class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
  readonly code = 'ETIMEDOUT';

  constructor(timeoutMs: number) {
    super(`The database has not answered for ${timeoutMs} ms.`);
  }
}

export interface TimeoutOptions {
  readonly timeoutMs: number;
  readonly onAnswer?: () => void;
  readonly onMissed?: () => void;
}

/** pg's `query_timeout` only rejects the statement: a dead connection would return to the pool and fail again. */
export function enforceTimeout(client: Client, options: TimeoutOptions): void {
  const { timeoutMs, onAnswer, onMissed } = options;
  let unanswered = 0;
  let timer: NodeJS.Timeout | undefined;

  const expire = (): void => {
    const expired = timer;
    // When the event loop was blocked, the answer may already wait in the socket.
    setImmediate(() => {
      if (timer !== expired) return;
      onMissed?.();
      client.connection.stream.destroy(new DatabaseTimeoutError(timeoutMs));
    });
  };
  const restart = (): void => {
    clearTimeout(timer);
    timer = unanswered > 0 ? setTimeout(expire, timeoutMs).unref() : undefined;
  };

  client.query = new Proxy(client.query, {
    apply(send, self, args: unknown[]): unknown {
      unanswered += 1;
      if (unanswered === 1) restart();
      return Reflect.apply(send, self, args);
    },
  });
  client.connection.on('readyForQuery', () => {
    unanswered = Math.max(0, unanswered - 1);
    restart();
    onAnswer?.();
  });
  client.once('end', () => {
    unanswered = 0;
    restart();
  });
}

export const clientWithTimeout = (timeoutMs: number) =>
  class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      enforceTimeout(this, { timeoutMs });
    }
  };
