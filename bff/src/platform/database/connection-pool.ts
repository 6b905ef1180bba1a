import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { PostgresPool } from 'kysely';
import pTimeout from 'p-timeout';

/** All in milliseconds. */
interface DatabaseTimeouts {
  readonly answerTimeoutMs: number;
  /** The server cancels a statement after this time, so only silent connections reach the timeout. */
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
  readonly turnTimeoutMs: number;
  readonly connectionTimeoutMs: number;
  readonly checkTimeoutMs: number;
}

/** A request waits for its turn, for a connection and for one statement: together at most two timeouts. */
export const timeoutsFor = (answerTimeoutMs: number): DatabaseTimeouts => ({
  answerTimeoutMs,
  statementTimeoutMs: Math.round(answerTimeoutMs * 0.85),
  lockTimeoutMs: Math.round(answerTimeoutMs * 0.6),
  turnTimeoutMs: Math.round(answerTimeoutMs * 0.6),
  connectionTimeoutMs: Math.round(answerTimeoutMs * 0.4),
  checkTimeoutMs: Math.round(answerTimeoutMs * 0.3),
});

class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError';
  readonly code = 'ETIMEDOUT';

  constructor(timeoutMs: number) {
    super(`The database has not answered for ${timeoutMs} ms.`);
  }
}

interface TimeoutOptions {
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

/** A connection that answered within this time is used without a check. */
const TRUSTED_MS = 1_000;

interface ConnectionPoolOptions {
  readonly timeouts: DatabaseTimeouts;
  readonly onConnect: (client: PoolClient) => void;
  /** Called when a connection breaks. An unhandled `error` event would end the process. */
  readonly onError: (error: Error) => void;
}

/** Connections of a pool, and those who wait for one. */
export interface PoolState {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

interface ObservedPool extends PostgresPool {
  state(): PoolState;
}

/** A pool that survives connections that die silently, as they do in a failover, a power cut or a stateful firewall. */
export function createConnectionPool(
  config: PoolConfig,
  { timeouts, onConnect, onError }: ConnectionPoolOptions,
): ObservedPool {
  const pool = new Pool({
    ...config,
    connectionTimeoutMillis: timeouts.connectionTimeoutMs,
    statement_timeout: timeouts.statementTimeoutMs,
    lock_timeout: timeouts.lockTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const answeredAt = new WeakMap<PoolClient, number>();
  // Connections usually die together: after one has, only those that answered later are trusted.
  let lostAt = -1;
  const noteLoss = (): void => {
    lostAt = performance.now();
  };

  pool.on('error', onError);
  pool.on('connect', (client) => {
    // The pool listens to idle connections only. Statements on a broken connection fail by themselves.
    client.on('error', onError);
    const noteAnswer = (): void => void answeredAt.set(client, performance.now());
    noteAnswer();
    enforceTimeout(client, {
      timeoutMs: timeouts.answerTimeoutMs,
      onAnswer: noteAnswer,
      onMissed: noteLoss,
    });
    onConnect(client);
  });

  async function isAlive(client: PoolClient): Promise<boolean> {
    const at = answeredAt.get(client) ?? 0;
    if (at <= lostAt) return false;
    if (performance.now() - at < TRUSTED_MS) return true;
    try {
      await pTimeout(client.query('select 1'), { milliseconds: timeouts.checkTimeoutMs });
      return true;
    } catch {
      noteLoss();
      return false;
    }
  }

  return {
    options: pool.options,
    async connect() {
      for (;;) {
        const client = await pool.connect();
        if (await isAlive(client)) return client;
        // Closing it politely would wait for an answer.
        client.connection.stream.destroy();
        client.release(true);
      }
    },
    end: () => pool.end(),
    state: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}
