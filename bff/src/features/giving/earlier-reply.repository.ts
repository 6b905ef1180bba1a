import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { registryChange } from '../registries/index.ts';

/** A request of a guest. Its key is new for each action, and the same when the browser repeats a request. */
export interface RequestKey {
  readonly guestId: string;
  /** The kind of request and its gift, such as `claim:{item}`. */
  readonly scope: string;
  readonly key: string;
}

interface StoredRequest {
  readonly requestHash: Buffer;
  /** Null for a new request. */
  readonly response: unknown;
}

const storeKey = prepareQuery<StoredRequest>(
  'store-idempotency-key',
  // `do update` also returns a row that was committed while this statement waited for the lock.
  `with guest as (select pg_advisory_xact_lock(hashtextextended('guest:' || $1::text, 0)))
   insert into idempotency_keys as earlier (guest_id, scope, key, request_hash)
   select $1::uuid, $2, $3::uuid, $4::bytea from guest
   on conflict (guest_id, scope, key) do update set response = earlier.response
   returning request_hash, response`,
);

const selectKey = prepareQuery<{ readonly key: string }>(
  'select-idempotency-key',
  `select key from idempotency_keys where guest_id = $1 and scope = $2 and key = $3`,
);

const updateReply = prepareQuery(
  'save-reply-of-change',
  `with ${registryChange}
   update idempotency_keys set response = $4 where guest_id = $5 and scope = $6 and key = $7`,
);

export async function wasAnswered(db: Db, { guestId, scope, key }: RequestKey): Promise<boolean> {
  const [stored] = await selectKey(db, guestId, scope, key);
  return stored !== undefined;
}

/**
 * Returns the reply that the guest got for the same key before; undefined for a new request, whose key it stores. A rollback
 * removes the key, so a failed request can be repeated.
 *
 * Locks the guest until the transaction ends: requests of one guest run one after the other, so limits of a browser hold.
 *
 * @throws AppError `idempotency-mismatch` when the key belongs to another request.
 */
export async function earlierReply<Reply>(
  trx: Db,
  request: RequestKey,
  form: object,
  schema: { parse(stored: unknown): Reply },
): Promise<Reply | undefined> {
  const { guestId, scope, key } = request;
  const requestHash = createHash('sha256').update(JSON.stringify(form)).digest();
  const [stored] = await storeKey(trx, guestId, scope, key, requestHash);
  if (!stored?.requestHash.equals(requestHash))
    throw new AppError(
      'idempotency-mismatch',
      'Something changed since your last try. Please reload the page and try again.',
    );
  return stored.response === null ? undefined : schema.parse(stored.response);
}

/**
 * Saves the reply and tells open pages that the registry has changed. Call it last in a transaction: it locks the registry
 * until the commit, so gifts of one registry run one after the other from here on.
 */
export async function saveReply<Reply extends object>(
  trx: Db,
  { guestId, scope, key }: RequestKey,
  registryId: string,
  reply: Reply,
): Promise<Reply> {
  await updateReply(trx, registryId, false, false, JSON.stringify(reply), guestId, scope, key);
  return reply;
}

/** Clients retry within minutes; two days cover the slowest networks. */
export const deleteOldKeys = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'idempotencyKeys', sql`created_at < now() - interval '2 days'`);
