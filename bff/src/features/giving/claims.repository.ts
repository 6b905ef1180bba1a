import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { OwnGift } from './gifts.repository.ts';
import { claimIdsOf } from './guests.repository.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';

export interface GuestClaim {
  readonly id: string;
  readonly itemId: string;
  readonly registryId: string;
  readonly status: 'reserved' | 'purchased' | 'released';
  readonly quantity: number;
  readonly received: boolean;
  readonly orderNumber: string | null;
  readonly expired: boolean;
}

export async function findGuestClaim(db: Db, own: OwnGift): Promise<GuestClaim | undefined> {
  return db
    .selectFrom('claims')
    .innerJoin('registryItems as item', 'item.id', 'claims.itemId')
    .innerJoin('openShares as share', 'share.registryId', 'item.registryId')
    .select([
      'claims.id',
      'item.id as itemId',
      'share.registryId',
      'claims.status',
      'claims.quantity',
      sql<
        string | null
      >`(select orders.number from order_lines line join orders on orders.id = line.order_id
        where line.claim_id = claims.id and orders.state <> 'cancelled')`.as('orderNumber'),
      sql<boolean>`claims.received_at is not null`.as('received'),
      sql<boolean>`coalesce(claims.expires_at <= now(), false)`.as('expired'),
    ])
    .where('claims.id', '=', own.giftId)
    .where('claims.id', '=', sql<string>`any(${claimIdsOf(own.guestId)})`)
    .where('share.shareCode', '=', own.shareCode)
    .executeTakeFirst();
}

const markEnded = (status: 'purchased' | 'released') => async (db: Db, claimId: string) => {
  await db
    .updateTable('claims')
    .set({ status, expiresAt: null, updatedAt: sql`now()` })
    .where('id', '=', claimId)
    .execute();
};

export const markPurchased = markEnded('purchased');
export const markReleased = markEnded('released');

/** A guest with several ended holds of an item is told of one, so all are forgotten together. */
export async function forgetHoldEnds(
  db: Db,
  { guestId, itemId }: { readonly guestId: string; readonly itemId: string },
): Promise<void> {
  await db
    .updateTable('claims')
    .set({ holdEndedAt: null })
    .where('itemId', '=', itemId)
    .where('holdEndedAt', 'is not', null)
    .where('id', '=', sql<string>`any(${claimIdsOf(guestId)})`)
    .execute();
}

export async function postponeHoldQuestion(db: Db, claimId: string): Promise<void> {
  await sql`
    update claims
       set ask_after = (date_trunc('day', now() at time zone registries.time_zone) + interval '1 day')
         at time zone registries.time_zone
      from registries
     where claims.id = ${claimId} and registries.id = claims.registry_id`.execute(db);
}

export async function extendHold(db: Db, claimId: string): Promise<boolean> {
  const extended = await db
    .updateTable('claims')
    .set({
      expiresAt: sql<string>`expires_at + interval '24 hours'`,
      extendedAt: sql`now()`,
      remindedAt: null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', claimId)
    .where('status', '=', 'reserved')
    .where('extendedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst();
  return extended !== undefined;
}

interface SharedItemId {
  readonly shareCode: string;
  readonly itemId: string;
}

interface UnitCounts {
  readonly requested: number;
  readonly reserved: number;
  readonly fulfilled: number;
  readonly isFund: boolean;
  /** A gift of the catalogue with a price. */
  readonly isOrdered: boolean;
}

const selectUnits = prepareQuery<UnitCounts>(
  'select-units',
  `select item.quantity_requested as requested, item.quantity_reserved as reserved,
     item.quantity_fulfilled as fulfilled, product.source_type = 'fund' as is_fund,
     coalesce(product.source_type = 'internal' and product.currency = 'INR' and product.price > 0, false) as is_ordered
   from registry_items item
   join products product on product.id = item.product_id
   join open_shares share on share.registry_id = item.registry_id
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

/** Makes the units of many claims free. The caller has locked the items, and tells those who wait. */
export async function releaseClaims(trx: Db, claimIds: readonly string[]): Promise<void> {
  await sql`
    with taken as (
      select id, item_id, status, quantity from claims
       where id = any(${[...claimIds]}::uuid[]) and status <> 'released'
    ), released as (
      update claims set status = 'released', expires_at = null, updated_at = now()
        from taken where claims.id = taken.id
    ), units as (
      select item_id, coalesce(sum(quantity) filter (where status = 'reserved'), 0) as reserved,
             coalesce(sum(quantity) filter (where status = 'purchased'), 0) as fulfilled
        from taken group by item_id
    )
    update registry_items item
       set quantity_reserved = item.quantity_reserved - units.reserved,
           quantity_fulfilled = item.quantity_fulfilled - units.fulfilled, updated_at = now()
      from units where item.id = units.item_id`.execute(trx);
}

/** Of a row with `registry_id`: its registry is deleted. Until it is restored, none of its holds and promises ends. */
export const isOfDeleted = (registryId: string) => sql<boolean>`exists (
  select from registries deleted where deleted.id = ${sql.ref(registryId)} and deleted.deleted_at is not null)`;

/** Returns the number of units of the released holds. The caller has locked the item. */
export async function markExpiredHoldsReleased(db: Db, itemId: string): Promise<number> {
  const released = await db
    .updateTable('claims')
    .set({
      status: 'released',
      holdEndedAt: sql`expires_at`,
      expiresAt: null,
      updatedAt: sql`now()`,
    })
    .where('itemId', '=', itemId)
    .where('kind', '=', 'guest')
    .where('status', '=', 'reserved')
    .where('expiresAt', '<=', sql<string>`now()`)
    .returning('quantity')
    .execute();
  return released.reduce((units, claim) => units + claim.quantity, 0);
}
