import { sql } from 'kysely';
import type { z } from 'zod';
import type { copyRegistry } from '@gift-registry/bff-contract';
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
