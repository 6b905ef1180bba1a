import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { maxQuantity } from '@gift-registry/bff-contract';

/** Moves the adder's items without a registry into the registry. Quantities of a product in both are added up. */
export async function attachItems(db: Db, adderId: string, registryId: string): Promise<void> {
  await sql`
    with known as (
      update registry_items held
         set quantity_requested = least(${maxQuantity}, held.quantity_requested + loose.quantity_requested),
             updated_at = now()
        from registry_items loose
       where loose.registry_id is null and loose.added_by_user_id = ${adderId}
         and held.registry_id = ${registryId} and held.product_id = loose.product_id
      returning loose.id
    )
    delete from registry_items where id in (select id from known)`.execute(db);
  await db
    .updateTable('registryItems')
    .set({ registryId, updatedAt: sql`now()` })
    .where('registryId', 'is', null)
    .where('addedByUserId', '=', adderId)
    .execute();
}
