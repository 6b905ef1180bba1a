import { CamelCasePlugin, Kysely, sql, type QueryCreator, type Transaction } from 'kysely';
import { createConnectionPool } from './connections/connection-pool.ts';
import { timeoutsFor } from './connections/database-timeouts.ts';
import { PipeliningDialect } from './connections/pipelining-dialect.ts';
import { withName } from './connections/statement-names.ts';
import type { Database } from './tables.ts';
import { limitTransactions } from './transactions/transaction-limit.ts';
import { valueTypes } from './connections/value-types.ts';
import { writeTogether } from './write-together.ts';

export type Db = Kysely<Database> | Transaction<Database>;

export type Writer = Pick<QueryCreator<Database>, 'insertInto' | 'with'>;

export interface DatabaseOptions {
  readonly maxConnections?: number;
  /** The part of the connections that transactions may use; the rest is left to reads. */
  readonly transactionShare?: number;
  readonly timeoutMs?: number;
  readonly applicationName?: string;
  readonly onError?: (error: Error) => void;
}

/** Tables and columns are camelCase in code. JSON columns keep their keys. */
export const camelCasePlugin = new CamelCasePlugin({
  underscoreBeforeDigits: true,
  maintainNestedObjectKeys: true,
});

export function createDatabase(url: string, options: DatabaseOptions = {}): Kysely<Database> {
  const { maxConnections = 10, transactionShare = 0.6, timeoutMs = 10_000 } = options;
  const timeouts = timeoutsFor(timeoutMs);
  const pool = createConnectionPool(
    {
      connectionString: url,
      max: maxConnections,
      pipeline: true,
      idle_in_transaction_session_timeout: 15_000,
      application_name: options.applicationName ?? 'bff',
      types: valueTypes,
    },
    {
      timeouts,
      onError: options.onError ?? (() => undefined),
      onConnect(client) {
        // Kysely sends statements without names, so prepared ones get theirs here.
        client.query = new Proxy(client.query, {
          apply(send, self, [statement, ...values]: unknown[]): unknown {
            writeTogether(client.connection.stream);
            return Reflect.apply(send, self, [withName(statement), ...values]);
          },
        });
      },
    },
  );
  const db = new Kysely<Database>({
    dialect: new PipeliningDialect({ pool }),
    plugins: [camelCasePlugin],
  });
  limitTransactions(db, {
    concurrency: Math.max(1, Math.floor(maxConnections * transactionShare)),
    timeoutMs: timeouts.turnTimeoutMs,
  });
  return db;
}

export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
