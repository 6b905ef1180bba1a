import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

interface NewItems {
  readonly registryId: string | null;
  readonly adderId: string;
  readonly productIds: readonly string[];
}

export async function insertMissingItems(db: Db, items: NewItems): Promise<string[]> {
  // The last product is inserted first: newer items come first in the registry.
  const { rows } = await sql<{ id: string }>`
    insert into registry_items (registry_id, product_id, added_by_user_id)
    select ${items.registryId}::uuid, product_id, ${items.adderId}::uuid
      from unnest(${sql.val([...items.productIds])}::uuid[]) with ordinality as p (product_id, place)
     order by place desc
    on conflict do nothing
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
