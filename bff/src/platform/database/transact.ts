import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { DatabaseError } from 'pg';
import { errorMessages } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';
import type { Db } from './database.ts';
import type { Database } from './tables.ts';
import { inTurn } from './transaction-limit.ts';

/** Marks a state of the transaction. The result takes back what was changed since. */
export async function savepoint(trx: Db, name: string): Promise<() => Promise<void>> {
  await sql`savepoint ${sql.id(name)}`.execute(trx);
  return async () => {
    await sql`rollback to savepoint ${sql.id(name)}`.execute(trx);
  };
}

const RETRIES = 3;

const serializationFailure = '40001';
const deadlock = '40P01';
const lockTimeout = '55P03';
const statementTimeout = '57014';

const codeOf = (error: unknown): string | undefined =>
  error instanceof DatabaseError ? error.code : undefined;

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

export const isOutOfStock = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'products_stock_quantity_check';

interface TransactionOptions {
  /** Runs after the wait for a turn and before the transaction begins, which doesn't begin when this throws. */
  readonly precheck?: () => Promise<void>;
  /** False for work that a process does once at a time, so that it waits behind no request. Default: true. */
  readonly takesTurn?: boolean;
}

/** `work` may run more than once, so it must have no effects outside of the transaction. */
export async function transact<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
  { precheck, takesTurn = true }: TransactionOptions = {},
): Promise<T> {
  const run = async (): Promise<T> => {
    await precheck?.();
    return db.transaction().execute(work);
  };
  for (let retries = 0; ; retries += 1) {
    try {
      return await (takesTurn ? inTurn(db, run) : run());
    } catch (error) {
      const code = codeOf(error);
      const isRetryable = code === serializationFailure || code === deadlock;
      if (isRetryable && retries < RETRIES) await delay(Math.random() * 20 * 2 ** retries);
      else if (isRetryable || code === lockTimeout || code === statementTimeout)
        throw new AppError('unavailable', errorMessages.unavailable, {
          retryAfter: 1,
          cause: error,
        });
      else if (isOutOfStock(error))
        throw new AppError('conflict', errorMessages.outOfStock, { cause: error });
      else throw error;
    }
  }
}
