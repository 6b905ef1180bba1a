import type { PostgresPool } from 'kysely';
import pTimeout from 'p-timeout';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { DatabaseTimeouts } from './database-timeouts.ts';
import { enforceTimeout } from './answer-timeout.ts';

/** A connection that answered within this time is used without a check. */
const TRUSTED_MS = 1_000;

export interface ConnectionPoolOptions {
  readonly timeouts: DatabaseTimeouts;
  readonly onConnect: (client: PoolClient) => void;
  /** Called when a connection breaks. An unhandled `error` event would end the process. */
  readonly onError: (error: Error) => void;
}

/** A pool that survives connections that die silently, as they do in a failover, a power cut or a stateful firewall. */
export function createConnectionPool(
  config: PoolConfig,
  { timeouts, onConnect, onError }: ConnectionPoolOptions,
): PostgresPool {
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
  };
}
