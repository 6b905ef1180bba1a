import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '../../database/database.ts';
import { prepareQuery } from '../../database/prepared-query.ts';
import type { Database } from '../../database/tables.ts';
import { AppError } from '../../errors/app-error.ts';

export interface IdempotentRequest {
  readonly key: string;
  /** What the key is about, e.g. one item: another scope is another action. */
  readonly scope: string;
  readonly body: unknown;
  /** A key is good for the guest who made it alone. */
  readonly guestId: string;
}

const mismatch = () =>
  new AppError(
    'idempotency-mismatch',
    'Something changed since your last try. Please reload the page and try again.',
  );

const insertKey = prepareQuery<{ readonly key: string }>(
  'insert-idempotency-key',
  `insert into idempotency_keys (guest_id, scope, key, request_hash) values ($1, $2, $3, $4)
   on conflict do nothing returning key`,
);

const rememberReply = prepareQuery(
  'remember-idempotent-reply',
  `update idempotency_keys set response = $4 where guest_id = $1 and scope = $2 and key = $3`,
);

/** Whether something was done under the key already. */
export async function isKnownKey(
  db: Db,
  { guestId, scope, key }: Omit<IdempotentRequest, 'body'>,
): Promise<boolean> {
  const known = await db
    .selectFrom('idempotencyKeys')
    .select('key')
    .where('guestId', '=', guestId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Answers a repeated request with the first answer. Inserting the key waits for a twin under way; a failure takes the key
 * back with it, so that only what was done is remembered.
 */
export async function once<T extends object>(
  trx: Transaction<Database>,
  { key, scope, body, guestId }: IdempotentRequest,
  schema: { parse(stored: unknown): T },
  work: () => Promise<T>,
): Promise<T> {
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest();
  const [fresh] = await insertKey(trx, guestId, scope, key, requestHash);
  if (!fresh) {
    const stored = await trx
      .selectFrom('idempotencyKeys')
      .select(['requestHash', 'response'])
      .where('guestId', '=', guestId)
      .where('scope', '=', scope)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (!stored.requestHash.equals(requestHash)) throw mismatch();
    return schema.parse(stored.response);
  }

  const reply = await work();
  await rememberReply(trx, guestId, scope, key, JSON.stringify(reply));
  return reply;
}
