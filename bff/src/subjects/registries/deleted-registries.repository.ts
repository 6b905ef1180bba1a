import { sql, type RawBuilder } from 'kysely';
import type { listDeletedRegistries, ReplyOf } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

/** Deletes the registry for now: its links stop, and open holds end. Givers of holds are told some minutes later. */
export async function markDeleted(trx: Db, registryId: string): Promise<void> {
  // In the order of claims: items first, then the registry.
  await sql`
    select from registry_items where registry_id = ${registryId} order by id for update`.execute(
    trx,
  );
  await sql`
    with held as (
      update claims set removed_item_id = item_id, item_id = null, removed_at = now(), updated_at = now()
       where registry_id = ${registryId} and status = 'reserved' and item_id is not null
      returning removed_item_id, quantity
    ), units as (
      select removed_item_id as item_id, sum(quantity) as units from held group by 1
    )
    update registry_items set quantity_reserved = quantity_reserved - units.units
      from units where registry_items.id = units.item_id`.execute(trx);
  await sql`
    update registry_shares set ended_with_registry = true, is_active = false
     where registry_id = ${registryId} and is_active`.execute(trx);
  await sql`
    update registries set deleted_at = now(), handover_to = null where id = ${registryId}`.execute(
    trx,
  );
}

export async function markRestored(trx: Db, ownerId: string, registryId: string): Promise<boolean> {
  const { rows } = await sql`
    update registries set deleted_at = null
     where id = ${registryId} and owner_id = ${ownerId}
       and deleted_at > now() - interval '30 days' returning id`.execute(trx);
  if (rows.length === 0) return false;
  await sql`
    update registry_shares set is_active = true, ended_with_registry = false
     where registry_id = ${registryId} and ended_with_registry`.execute(trx);
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
