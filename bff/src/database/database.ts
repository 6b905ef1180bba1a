import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type QueryCreator,
  type Transaction,
} from 'kysely';
import { Pool } from 'pg';
import { withName } from './prepared-query.ts';
import type { Database } from './tables.ts';
import { valueTypes } from './value-types.ts';

export type Db = Kysely<Database> | Transaction<Database>;

/** Inserts rows: the database, or a statement with further writes. */
export type Writer = Pick<QueryCreator<Database>, 'insertInto' | 'with'>;

export interface DatabaseOptions {
  readonly maxConnections?: number;
  readonly statementTimeoutMs?: number;
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
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: 15_000,
    lock_timeout: 5_000,
    application_name: options.applicationName ?? 'bff',
    types: valueTypes,
  });
  const onError = options.onError ?? (() => undefined);
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // The pool listens to idle connections only. Queries of a broken connection fail by themselves.
    client.on('error', onError);
    // Kysely sends statements without names, so prepared ones get theirs here.
    client.query = new Proxy(client.query, {
      apply: (send, self, [statement, ...values]: unknown[]): unknown =>
        Reflect.apply(send, self, [withName(statement), ...values]),
    });
  });
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [camelCasePlugin],
  });
}
