import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { pipelined } from '../../../platform/database/pipelined.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  findKey,
  insertKey,
  saveReply,
  type IdempotencyKey,
} from './idempotency-keys.repository.ts';

const mismatch = () =>
  new AppError(
    'idempotency-mismatch',
    'Something changed since your last try. Please reload the page and try again.',
  );

type Trx = Transaction<Database>;

export interface Outcome<T> {
  readonly reply: T;
  readonly last?: (pipe: Trx) => readonly Promise<unknown>[];
}

interface Work<Begun, T> {
  readonly begin: (pipe: Trx) => Promise<Begun>;
  readonly finish: (begun: Begun) => Promise<Outcome<T>>;
}

/** A rollback removes the key, so a failed request can be repeated. */
export async function runOnce<Begun, T extends object>(
  trx: Trx,
  key: IdempotencyKey,
  body: unknown,
  schema: { parse(stored: unknown): T },
  work: Work<Begun, T>,
): Promise<T> {
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest();
  const [isFirst, begun] = await pipelined<[boolean, Begun]>(trx, (pipe) => [
    insertKey(pipe, key, requestHash),
    work.begin(pipe),
  ]);
  if (isFirst) {
    const { reply, last } = await work.finish(begun);
    await pipelined(trx, (pipe) => [...(last?.(pipe) ?? []), saveReply(pipe, key, reply)]);
    return reply;
  }
  const stored = await findKey(trx, key);
  if (!stored?.requestHash.equals(requestHash)) throw mismatch();
  return schema.parse(stored.response);
}
