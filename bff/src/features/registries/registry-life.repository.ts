import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { copyRegistry, listDeletedRegistries, ReplyOf } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';

export async function setCompleted(trx: Db, registryId: string, completed: boolean): Promise<void> {
  await sql`
    update registries
       set status = ${completed ? 'completed' : 'published'},
           completed_at = case when ${completed} then now() end,
           archived_at = case when ${completed} then archived_at end, updated_at = now()
     where id = ${registryId} and status = ${completed ? 'published' : 'completed'}`.execute(trx);
}

export async function setArchived(trx: Db, registryId: string, archived: boolean): Promise<void> {
  await sql`
    update registries set archived_at = case when ${archived} then coalesce(archived_at, now()) end
     where id = ${registryId}`.execute(trx);
}

type Copy = z.output<typeof copyRegistry.body>;

export async function insertCopy(
  trx: Db,
  ownerId: string,
  sourceId: string,
  { registryName, occasion, eventDate }: Copy,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into registries (owner_id, registry_name, occasion, event_date, guest_range, phone_number, time_zone)
    select ${ownerId}, ${registryName}, ${occasion}, ${eventDate}, guest_range, phone_number, time_zone
      from registries where id = ${sourceId} returning id`.execute(trx);
  const id = rows[0]?.id ?? '';
  await sql`
    with sections as (
      insert into registry_sections (registry_id, name, position)
      select ${id}, name, position from registry_sections where registry_id = ${sourceId}
      returning id, name
    )
    insert into registry_items (registry_id, product_id, added_by_user_id, quantity_requested, position, section_id, note,
      is_most_wanted)
    select ${id}, item.product_id, ${ownerId}, item.quantity_requested, item.position, sections.id, item.note,
      item.is_most_wanted
      from registry_items item
      left join registry_sections old on old.id = item.section_id
      left join sections on sections.name = old.name
     where item.registry_id = ${sourceId}
     order by item.id
    on conflict do nothing`.execute(trx);
  return id;
}

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
