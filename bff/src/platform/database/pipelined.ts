import {
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  type Dialect,
} from 'kysely';
import type { Database } from './tables.ts';

/** For a transaction that only sends statements over a connection which is open already. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

const isRejected = (outcome: PromiseSettledResult<unknown>): outcome is PromiseRejectedResult =>
  outcome.status === 'rejected';

/**
 * Sends statements of a transaction one right after the other, in one round trip. They run in their order, and one that
 * fails makes the later ones fail. Kysely itself waits for each reply. Resolves when all are settled, so that nothing is sent
 * after a rollback.
 */
export async function pipelined<Results extends readonly unknown[]>(
  trx: Transaction<Database>,
  send: (pipe: Transaction<Database>) => {
    readonly [Index in keyof Results]: Promise<Results[Index]>;
  },
): Promise<Results> {
  const executor = trx.getExecutor();
  return executor.provideConnection(async (connection) => {
    const pipe = new Transaction<Database>({
      config: { dialect },
      dialect,
      driver: new DummyDriver(),
      executor: executor.withConnectionProvider({
        provideConnection: (consumer) => consumer(connection),
      }),
    });
    const statements = send(pipe);
    const failed = (await Promise.allSettled(statements)).find(isRejected);
    if (failed) throw failed.reason;
    return Promise.all(statements);
  });
}
