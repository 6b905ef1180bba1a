import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';

interface SharedItemId {
  readonly shareCode: string;
  readonly itemId: string;
}

interface UnitCounts {
  readonly requested: number;
  readonly reserved: number;
  readonly fulfilled: number;
  readonly isFund: boolean;
}

const selectUnits = prepareQuery<UnitCounts>(
  'select-units',
  `select item.quantity_requested as requested, item.quantity_reserved as reserved,
     item.quantity_fulfilled as fulfilled, product.source_type = 'fund' as is_fund
   from registry_items item join products product on product.id = item.product_id join open_shares share on share.registry_id = item.registry_id
   where item.id = $1 and share.share_code = $2`,
);

export async function findUnits(
  db: Db,
  { shareCode, itemId }: SharedItemId,
): Promise<UnitCounts | undefined> {
  const [units] = await selectUnits(db, itemId, shareCode);
  return units;
}

interface UnitChange {
  readonly reserved?: number;
  readonly fulfilled?: number;
}

export async function moveUnits(db: Db, itemId: string, change: UnitChange): Promise<boolean> {
  const { reserved = 0, fulfilled = 0 } = change;
  const moved = await db
    .updateTable('registryItems')
    .set({
      quantityReserved: sql<number>`quantity_reserved + ${reserved}::int`,
      quantityFulfilled: sql<number>`quantity_fulfilled + ${fulfilled}::int`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', itemId)
    .where(
      sql<boolean>`quantity_reserved + quantity_fulfilled + ${reserved + fulfilled}::int <= quantity_requested`,
    )
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Every change of an item's claims locks the item first, so that changes run one after the other. */
export async function lockItem(db: Db, itemId: string): Promise<void> {
  await db.selectFrom('registryItems').select('id').where('id', '=', itemId).forUpdate().execute();
}
