import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { maxQuantity } from '@gift-registry/bff-contract';

export async function attachItems(db: Db, adderId: string, registryId: string): Promise<void> {
  await sql`
    with known as (
      select distinct on (loose.id) loose.id, held.id as held_id, loose.quantity_requested
        from registry_items loose
        join registry_items held on held.registry_id = ${registryId}
         and (held.product_id = loose.product_id or held.external_key = loose.external_key)
       where loose.registry_id is null and loose.added_by_user_id = ${adderId}
       order by loose.id, held.id
    ), raised as (
      update registry_items held
         set quantity_requested = least(${maxQuantity}, held.quantity_requested + known.quantity_requested),
             updated_at = now()
        from known where held.id = known.held_id
    )
    delete from registry_items where id in (select id from known)`.execute(db);
  await db
    .updateTable('registryItems')
    .set({ registryId, updatedAt: sql`now()` })
    .where('registryId', 'is', null)
    .where('addedByUserId', '=', adderId)
    .execute();
}
