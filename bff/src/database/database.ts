import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type QueryCreator,
  type Transaction,
} from 'kysely';
import { createConnectionPool } from './connection-pool.ts';
import { timeoutsFor } from './database-timeouts.ts';
import { withName } from './statement-names.ts';
import type { Database } from './tables.ts';
import { limitTransactions } from './transaction-limit.ts';
import { valueTypes } from './value-types.ts';

export type Db = Kysely<Database> | Transaction<Database>;

/** Inserts rows: the database, or a statement with further writes. */
export type Writer = Pick<QueryCreator<Database>, 'insertInto' | 'with'>;

export interface DatabaseOptions {
  readonly maxConnections?: number;
  /** A statement without an answer in this time loses its connection. */
  readonly deadlineMs?: number;
  readonly applicationName?: string;
  /** Called when a connection breaks. An unhandled `error` event would end the process. */
  readonly onError?: (error: Error) => void;
}

/** Tables and columns are camelCase in code. JSON columns keep their keys. */
export const camelCasePlugin = new CamelCasePlugin({
  underscoreBeforeDigits: true,
  maintainNestedObjectKeys: true,
});

export function createDatabase(url: string, options: DatabaseOptions = {}): Kysely<Database> {
  const { maxConnections = 10, deadlineMs = 10_000 } = options;
  const timeouts = timeoutsFor(deadlineMs);
  const pool = createConnectionPool(
    {
      connectionString: url,
      max: maxConnections,
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
          apply: (send, self, [statement, ...values]: unknown[]): unknown =>
            Reflect.apply(send, self, [withName(statement), ...values]),
        });
      },
    },
  );
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [camelCasePlugin],
  });
  limitTransactions(db, { maxConnections, waitMs: timeouts.turnMs });
  return db;
}
