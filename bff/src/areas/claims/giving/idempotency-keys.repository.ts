import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { prepareQuery } from '../../../platform/database/prepared-query.ts';
import { deleteBatch } from '../../../platform/database/retention/delete-batch.ts';

export interface IdempotencyKey {
  readonly guestId: string;
  readonly scope: string;
  readonly key: string;
}

const insertOne = prepareQuery<{ readonly key: string }>(
  'insert-idempotency-key',
  `with guest as (select pg_advisory_xact_lock(hashtextextended('guest:' || $1::text, 0)))
   insert into idempotency_keys (guest_id, scope, key, request_hash)
   select $1::uuid, $2, $3::uuid, $4::bytea from guest
   on conflict do nothing returning key`,
);

const updateReply = prepareQuery(
  'update-idempotent-reply',
  `update idempotency_keys set response = $4 where guest_id = $1 and scope = $2 and key = $3`,
);

/** Locks the guest until the transaction ends, so that the units of one guest are counted one after the other. */
export async function insertKey(
  trx: Db,
  { guestId, scope, key }: IdempotencyKey,
  requestHash: Buffer,
): Promise<boolean> {
  const inserted = await insertOne(trx, guestId, scope, key, requestHash);
  return inserted.length > 0;
}

export async function saveReply(
  trx: Db,
  { guestId, scope, key }: IdempotencyKey,
  reply: object,
): Promise<void> {
  await updateReply(trx, guestId, scope, key, JSON.stringify(reply));
}

interface StoredRequest {
  readonly requestHash: Buffer;
  readonly response: unknown;
}

const selectOne = prepareQuery<StoredRequest>(
  'select-idempotency-key',
  `select request_hash, response from idempotency_keys where guest_id = $1 and scope = $2 and key = $3`,
);

export async function findKey(
  db: Db,
  { guestId, scope, key }: IdempotencyKey,
): Promise<StoredRequest | undefined> {
  const [stored] = await selectOne(db, guestId, scope, key);
  return stored;
}

/** Clients retry within minutes; two days cover the slowest networks. */
export const deleteOldKeys = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'idempotencyKeys', sql`created_at < now() - interval '2 days'`);
