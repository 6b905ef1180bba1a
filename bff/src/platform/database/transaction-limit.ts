import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';
import { errorMessages } from '@gift-registry/bff-contract';
import { AppError } from '../errors/app-error.ts';
import type { Database } from './tables.ts';

interface TransactionLimit {
  readonly limit: LimitFunction;
  readonly timeoutMs: number;
}

const limits = new WeakMap<Kysely<Database>, TransactionLimit>();

/** Transactions that wait for a locked row must leave connections to requests that only read. */
export function limitTransactions(
  db: Kysely<Database>,
  { concurrency, timeoutMs }: { readonly concurrency: number; readonly timeoutMs: number },
): void {
  limits.set(db, { limit: pLimit(concurrency), timeoutMs });
}

export async function inTurn<T>(db: Kysely<Database>, transaction: () => Promise<T>): Promise<T> {
  const limited = limits.get(db);
  if (!limited) return transaction();
  const turn = Promise.withResolvers<boolean>();
  const finished = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => turn.resolve(false), limited.timeoutMs);
  void limited.limit(() => {
    turn.resolve(true);
    return finished.promise;
  });
  const hasTurn = await turn.promise;
  clearTimeout(timer);
  try {
    if (hasTurn) return await transaction();
    throw new AppError('unavailable', errorMessages.unavailable, { retryAfter: 1 });
  } finally {
    finished.resolve(undefined);
  }
}
