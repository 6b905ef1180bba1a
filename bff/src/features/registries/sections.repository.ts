import { sql } from 'kysely';
import type { RegistrySection } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { hostedRegistryIds } from './registry-hosts.repository.ts';

export const findSections = (db: Db, registryId: string): Promise<RegistrySection[]> =>
  db
    .selectFrom('registrySections')
    .select(['id', 'name', 'nameVersion'])
    .where('registryId', '=', registryId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function lockSectionForShare(
  db: Db,
  registryId: string,
  sectionId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('registrySections')
    .select('id')
    .where('id', '=', sectionId)
    .where('registryId', '=', registryId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export const lockSection = (
  db: Db,
  userId: string,
  sectionId: string,
): Promise<(Required<RegistrySection> & { registryId: string }) | undefined> =>
  db
    .selectFrom('registrySections')
    .select(['id', 'name', 'nameVersion', 'registryId'])
    .where('id', '=', sectionId)
    .where('registryId', 'in', hostedRegistryIds(db, userId))
    .forUpdate()
    .executeTakeFirst();

export const insertSection = (db: Db, registryId: string, name: string): Promise<RegistrySection> =>
  db
    .insertInto('registrySections')
    .values({
      registryId,
      name,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from registry_sections
        where registry_id = ${registryId})`,
    })
    .returning(['id', 'name', 'nameVersion'])
    .executeTakeFirstOrThrow();

export const setSectionName = (db: Db, sectionId: string, name: string): Promise<RegistrySection> =>
  db
    .updateTable('registrySections')
    .set({ name })
    .where('id', '=', sectionId)
    .returning(['id', 'name', 'nameVersion'])
    .executeTakeFirstOrThrow();

export async function saveSectionOrder(db: Db, sectionIds: readonly string[]): Promise<void> {
  await sql`
    update registry_sections s set position = placed.position
      from unnest(${sectionIds}::uuid[]) with ordinality as placed (id, position)
     where s.id = placed.id and s.position is distinct from placed.position`.execute(db);
}

export async function deleteSection(db: Db, sectionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with freed as (
      update registry_items set section_id = null, updated_at = now()
       where section_id = ${sectionId} returning id, position
    )
    select id from freed order by position, id desc`.execute(db);
  await db.deleteFrom('registrySections').where('id', '=', sectionId).execute();
  return rows.map(({ id }) => id);
}

interface PlacedItem {
  readonly id: string;
  readonly sectionId: string | null;
}

/** Locks the items of a registry in the order of their ids, as claims do, and returns them in the host's order. */
export async function lockItemOrder(db: Db, registryId: string): Promise<PlacedItem[]> {
  const items = await db
    .selectFrom('registryItems')
    .select(['id', 'sectionId', 'position'])
    .where('registryId', '=', registryId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return items.sort((a, b) => a.position - b.position || (a.id < b.id ? 1 : -1));
}

export async function saveItemOrder(db: Db, order: readonly PlacedItem[]): Promise<void> {
  await sql`
    update registry_items i
       set position = placed.position, section_id = placed.section_id, updated_at = now()
      from unnest(${order.map(({ id }) => id)}::uuid[], ${order.map(({ sectionId }) => sectionId)}::uuid[])
        with ordinality as placed (id, section_id, position)
     where i.id = placed.id
       and (i.position, i.section_id) is distinct from (placed.position, placed.section_id)`.execute(
    db,
  );
}
