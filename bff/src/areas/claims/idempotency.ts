import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Requester } from './claims-dependencies.ts';

export interface IdempotentRequest {
  readonly key: string;
  /** What the key is about, e.g. one item: another scope is another action. */
  readonly scope: string;
  readonly body: unknown;
  readonly requester: Requester;
}

const mismatch = () =>
  new AppError(
    'idempotency-mismatch',
    'Something changed since your last try. Please reload the page and try again.',
  );

/** Whether something was done under the key already. */
export async function isKnownKey(db: Db, scope: string, key: string): Promise<boolean> {
  const known = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Answers a repeated request with the first answer. Inserting the key waits for a twin under way; a failure takes the key
 * back with it, so that only what was done is remembered. A guest without a cookie who knows the key is the one who made
 * it: the answer that would have brought the cookie was lost.
 */
export async function once<T extends object>(
  trx: Transaction<Database>,
  { key, scope, body, requester }: IdempotentRequest,
  schema: { parse(stored: unknown): T },
  work: () => Promise<T>,
): Promise<{ readonly reply: T; readonly guestId: string }> {
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest();
  const fresh = await trx
    .insertInto('idempotency_keys')
    .values({ key, scope, guest_id: requester.guestId, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();

  if (!fresh) {
    const stored = await trx
      .selectFrom('idempotency_keys')
      .select(['guest_id', 'request_hash', 'response'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const own = requester.isNew || stored.guest_id === requester.guestId;
    if (!own || !stored.request_hash.equals(requestHash)) throw mismatch();
    return { reply: schema.parse(stored.response), guestId: stored.guest_id };
  }

  const reply = await work();
  await trx
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(reply) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
  return { reply, guestId: requester.guestId };
}
