import { sql, type RawBuilder } from 'kysely';
import type { listDeletedRegistries, ReplyOf } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

/** Deletes the registry for now: its links stop. Gifts stay as they are, for the day on which it is restored. */
export async function markDeleted(trx: Db, registryId: string): Promise<void> {
  await sql`
    update registry_shares set ended_with_registry = true, is_active = false
     where registry_id = ${registryId} and is_active`.execute(trx);
  await sql`update registries set deleted_at = now() where id = ${registryId}`.execute(trx);
}

/** Restores the registry. Its holds and promises last as much longer as it was deleted; orders keep their own time. */
export async function markRestored(trx: Db, ownerId: string, registryId: string): Promise<boolean> {
  const { rows } = await sql<{ away: string }>`
    update registries set deleted_at = null
     where id = ${registryId} and owner_id = ${ownerId}
       and deleted_at > now() - interval '30 days'
    returning (now() - old.deleted_at)::text as away`.execute(trx);
  const [restored] = rows;
  if (!restored) return false;
  const away = sql`${restored.away}::interval`;
  await sql`
    update registry_shares set is_active = true, ended_with_registry = false
     where registry_id = ${registryId} and ended_with_registry`.execute(trx);
  await sql`
    update claims set removal_told_at = null, expires_at = expires_at + ${away}
     where registry_id = ${registryId} and item_id is not null and status = 'reserved'
       and not exists (select from order_lines line where line.claim_id = claims.id)`.execute(trx);
  await sql`
    update contributions set pay_by = pay_by + ${away}
     where registry_id = ${registryId}`.execute(trx);
  return true;
}

type DeletedRegistry = ReplyOf<typeof listDeletedRegistries>['registries'][number];

export async function findDeleted(db: Db, ownerId: string): Promise<DeletedRegistry[]> {
  const { rows } = await sql<DeletedRegistry>`
    select id, registry_name, deleted_at, deleted_at + interval '30 days' as ends_at from registries
     where owner_id = ${ownerId} and deleted_at > now() - interval '30 days'
     order by deleted_at desc`.execute(db);
  return rows;
}

async function purge(db: Db, condition: RawBuilder<unknown>, limit: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with gone as materialized (
      select id from registries where ${condition} order by id limit ${limit} for update),
    notes as (delete from thank_you_notes where registry_id in (select id from gone)),
    pledges as (delete from contributions where registry_id in (select id from gone)),
    gifts as (delete from claims where registry_id in (select id from gone))
    delete from registries where id in (select id from gone)`.execute(db);
  return numAffectedRows === BigInt(limit);
}

const BATCH = 20;

export const purgeDeleted = (db: Db): Promise<boolean> =>
  purge(db, sql`deleted_at < now() - interval '30 days'`, BATCH);

export async function purgeOwned(trx: Db, ownerId: string): Promise<void> {
  while (await purge(trx, sql`owner_id = ${ownerId}`, BATCH));
}
