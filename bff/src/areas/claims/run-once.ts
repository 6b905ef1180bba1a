import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { AppError } from '../../errors/app-error.ts';
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

/**
 * Runs `work` once per idempotency key; a repeated request gets the stored reply. A rollback removes the key, so a failed
 * request can be repeated.
 */
export async function runOnce<T extends object>(
  trx: Transaction<Database>,
  key: IdempotencyKey,
  body: unknown,
  schema: { parse(stored: unknown): T },
  work: () => Promise<T>,
): Promise<T> {
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest();
  if (await insertKey(trx, key, requestHash)) {
    const reply = await work();
    await saveReply(trx, key, reply);
    return reply;
  }
  const stored = await findKey(trx, key);
  if (!stored?.requestHash.equals(requestHash)) throw mismatch();
  return schema.parse(stored.response);
}
