import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

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
