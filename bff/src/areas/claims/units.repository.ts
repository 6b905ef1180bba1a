import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { prepareQuery } from '../../database/prepared-query.ts';

export interface WantedUnits {
  readonly shareCode: string;
  readonly itemId: string;
  readonly quantity: number;
  /** Holds units of a catalogue item too. */
  readonly hold: boolean;
}

export interface TakenItem {
  readonly itemId: string;
  readonly registryId: string;
  /** Items with a shop's page are held, others are bought at once. */
  readonly hasShop: boolean;
}

const takeOrNothing = prepareQuery<TakenItem>(
  'take-units',
  `update registry_items item set
       quantity_fulfilled = item.quantity_fulfilled
         + case when product.external_url is null and not $4 then $3::int else 0 end,
       quantity_reserved = item.quantity_reserved
         + case when product.external_url is not null or $4 then $3::int else 0 end,
       updated_at = now()
     from products product, open_shares share
    where item.id = $1
      and product.id = item.product_id
      and share.registry_id = item.registry_id and share.share_code = $2
      and item.quantity_reserved + item.quantity_fulfilled + $3::int <= item.quantity_requested
   returning item.id as item_id, share.registry_id,
      product.external_url is not null as has_shop`,
);

/**
 * Takes units while enough are left, in one statement, so that concurrent claims never exceed the request. Resolves to
 * undefined when too few are left.
 */
export async function takeUnits(
  db: Db,
  { shareCode, itemId, quantity, hold }: WantedUnits,
): Promise<TakenItem | undefined> {
  const [taken] = await takeOrNothing(db, itemId, shareCode, quantity, hold);
  return taken;
}

interface UnitCounts {
  readonly requested: number;
  readonly reserved: number;
  readonly fulfilled: number;
}

const selectUnits = prepareQuery<UnitCounts>(
  'select-units',
  `select item.quantity_requested as requested, item.quantity_reserved as reserved,
     item.quantity_fulfilled as fulfilled
   from registry_items item join open_shares share on share.registry_id = item.registry_id
   where item.id = $1 and share.share_code = $2`,
);

/** The counters of an item; undefined when the share code doesn't open its registry. */
export async function findUnits(
  db: Db,
  { shareCode, itemId }: Pick<WantedUnits, 'shareCode' | 'itemId'>,
): Promise<UnitCounts | undefined> {
  const [units] = await selectUnits(db, itemId, shareCode);
  return units;
}

interface UnitChange {
  readonly reserved?: number;
  readonly fulfilled?: number;
}

/** Adds to an item's counters. Resolves to false when the sum would exceed the requested quantity. */
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
