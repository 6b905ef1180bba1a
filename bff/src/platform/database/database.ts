import type { Writable } from 'node:stream';
import { types, type CustomTypesConfig } from 'pg';
import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
  CamelCasePlugin,
  Kysely,
  sql,
  type QueryCreator,
  type Transaction,
} from 'kysely';
import { createConnectionPool, timeoutsFor, type PoolState } from './connection-pool.ts';
import type { Database } from './tables.ts';
import { limitTransactions } from './transaction-limit.ts';

/** The names under which connections keep prepared statements, by their text. */
const names = new Map<string, string>();

export function nameStatement(text: string, name: string): void {
  names.set(text, name);
}

function withName(statement: unknown): unknown {
  const name = typeof statement === 'string' ? names.get(statement) : undefined;
  return name === undefined ? statement : { name, text: statement };
}

const { builtins } = types;
const asIs = (text: string): string => text;

/** PostgreSQL writes `2026-11-22 07:19:37.123456+00`; `infinity` stays as it is. */
const toIsoTimestamp = (text: string): string => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
};

/** Rows carry values as the contract does: numbers, `YYYY-MM-DD` days, ISO 8601 timestamps. Counts and prices fit a double exactly. */
const textParsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asIs],
  [builtins.TIMESTAMPTZ, toIsoTimestamp],
]);

const valueTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    const own = format === 'binary' ? undefined : textParsers.get(oid);
    const standard: unknown = types.getTypeParser(oid, format);
    return own ?? standard;
  },
};

/** Statements that are sent at the same time reach the socket in one write: a call of the system costs more than a statement. */
function writeTogether(stream: Writable): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Sends `begin` with the first statement, in one round trip. When it fails, its connection is broken and so does the statement. */
class PipeliningDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    super.beginTransaction(connection, settings).catch(() => undefined);
  }
}

class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): PostgresDriver {
    return new PipeliningDriver(this.#config);
  }
}

export type Db = Kysely<Database> | Transaction<Database>;

export type Writer = Pick<QueryCreator<Database>, 'insertInto' | 'with'>;

interface DatabaseOptions {
  readonly maxConnections?: number;
  /** The part of the connections that transactions may use; the rest is left to reads. */
  readonly transactionShare?: number;
  readonly timeoutMs?: number;
  readonly applicationName?: string;
  readonly onError?: (error: Error) => void;
  /** Gets the name of the pool and how to read its state. */
  readonly observe?: (pool: string, state: () => PoolState) => void;
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
  options.observe?.(options.applicationName ?? 'bff', pool.state);
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
