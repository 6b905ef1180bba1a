import { sql } from 'kysely';
import { maxQuantity } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import { itemColumns, type ItemRow } from './registry-item-row.ts';

const items = (db: Db) =>
  db
    .selectFrom('registry_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(itemColumns);

export const findItemsOf = (db: Db, registryId: string): Promise<ItemRow[]> =>
  items(db).where('i.registry_id', '=', registryId).orderBy('i.id', 'desc').execute();

export const findUnattachedItems = (db: Db, adderId: string): Promise<ItemRow[]> =>
  items(db)
    .where('i.registry_id', 'is', null)
    .where('i.added_by_user_id', '=', adderId)
    .orderBy('i.id', 'desc')
    .execute();

export const findItem = (db: Db, itemId: string): Promise<ItemRow> =>
  items(db).where('i.id', '=', itemId).executeTakeFirstOrThrow();

/**
 * Holds the item for the rest of the transaction when the host may change it: it is in a registry of the host, or in none
 * and added by the host.
 */
export const lockItemOf = (
  db: Db,
  hostId: string,
  itemId: string,
): Promise<{ registry_id: string | null } | undefined> =>
  db
    .selectFrom('registry_items as i')
    .select('i.registry_id')
    .where('i.id', '=', itemId)
    .where((eb) =>
      eb.or([
        eb.and([eb('i.registry_id', 'is', null), eb('i.added_by_user_id', '=', hostId)]),
        eb.exists(
          eb
            .selectFrom('registries as r')
            .select('r.id')
            .whereRef('r.id', '=', 'i.registry_id')
            .where('r.owner_id', '=', hostId),
        ),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();

export interface NewItem {
  readonly registryId: string | null;
  readonly productId: string;
  readonly adderId: string;
  readonly quantity: number;
}

export type Raised = { readonly id: string; readonly raised: boolean };

/** Adds to the line that the same adder made before; undefined when there is none. */
export async function raiseQuantity(db: Db, item: NewItem): Promise<Raised | undefined> {
  const { rows } = await sql<Raised>`
    with held as (
      select id, quantity_requested from registry_items
       where product_id = ${item.productId} and added_by_user_id = ${item.adderId}
         and registry_id is not distinct from ${item.registryId}
         for update
    ), raised as (
      update registry_items i
         set quantity_requested = i.quantity_requested + ${item.quantity}, updated_at = now()
        from held
       where i.id = held.id and held.quantity_requested + ${item.quantity} <= ${maxQuantity}
      returning i.id
    )
    select held.id, raised.id is not null as raised
      from held left join raised on raised.id = held.id`.execute(db);
  return rows[0];
}

export async function insertItem(db: Db, item: NewItem): Promise<string> {
  const { id } = await db
    .insertInto('registry_items')
    .values({
      registry_id: item.registryId,
      product_id: item.productId,
      added_by_user_id: item.adderId,
      quantity_requested: item.quantity,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Resolves to false when guests have taken more than that. */
export async function setQuantity(db: Db, itemId: string, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registry_items')
    .set({ quantity_requested: quantity, updated_at: sql`now()` })
    .where('id', '=', itemId)
    .where((eb) => eb(eb('quantity_reserved', '+', eb.ref('quantity_fulfilled')), '<=', quantity))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the item with what guests gave back; resolves to false when they still hold or bought some of it. */
export async function deleteFreeItem(db: Db, itemId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from registry_items
     where id = ${itemId} and quantity_reserved = 0 and quantity_fulfilled = 0`.execute(db);
  if (rows.length === 0) return false;
  const claims = db.selectFrom('claims').select('id').where('item_id', '=', itemId);
  await db.deleteFrom('contributions').where('claim_id', 'in', claims).execute();
  await db.deleteFrom('claims').where('item_id', '=', itemId).execute();
  await db.deleteFrom('registry_items').where('id', '=', itemId).execute();
  return true;
}
