import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { OwnGift } from './gifts.repository.ts';
import { claimIdsOf, shareCodeForGuest } from './guests.repository.ts';

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

interface ReleasedItem {
  readonly itemId: string;
  readonly registryId: string | null;
  readonly isAwaited: boolean;
}

/** Items that a claim has locked are left for the next run; a claim releases them itself when it needs their units. */
export async function releaseHoldsOfItems(trx: Db, limit: number): Promise<ReleasedItem[]> {
  const { rows: items } = await sql<{ id: string }>`
    select id from registry_items
     where id in (
       select item_id from claims
        where status = 'reserved' and kind = 'guest' and expires_at <= now() and item_id is not null
          and not ${isOfDeleted('claims.registryId')}
        order by expires_at limit ${limit})
     order by id for update skip locked`.execute(trx);
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows } = await sql<ReleasedItem>`
    with released as (
      update claims set status = 'released', hold_ended_at = expires_at, expires_at = null,
             updated_at = now()
       where item_id = any(${ids}::uuid[]) and kind = 'guest' and status = 'reserved'
         and expires_at <= now()
      returning item_id, quantity
    ), units as (
      select item_id, sum(quantity) as units from released group by item_id
    )
    update registry_items item
       set quantity_reserved = quantity_reserved - units.units, updated_at = now()
      from units where item.id = units.item_id
    returning item.id as item_id, item.registry_id, exists (
      select from waiting_guests place
       where place.item_id = item.id and place.confirmed_at is not null and place.told_at is null
    ) as is_awaited`.execute(trx);
  return rows;
}

export interface DueReminder {
  readonly claimId: string;
  readonly guestId: string;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly productName: string;
  readonly registryName: string;
  readonly registryId: string;
  readonly shareCode: string;
  readonly expiresAt: string;
}

export async function takeDueReminders(db: Db, limit: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select id from claims
      where status = 'reserved' and kind = 'guest' and guest_email is not null
        and not exists (select from order_lines where claim_id = claims.id)
        and reminded_at is null and expires_at > now() and expires_at <= now() + interval '12 hours'
      order by expires_at limit ${limit}
      for update skip locked
    )
    update claims set reminded_at = now()
    from due, registry_items item, products product, registries registry
    where claims.id = due.id and item.id = claims.item_id and product.id = item.product_id
      and registry.id = item.registry_id
      and ${shareCodeForGuest('item.registryId', 'claims.guestId')} is not null
    returning claims.id as claim_id, claims.guest_id, claims.guest_name, claims.guest_email,
      product.name as product_name, registry.registry_name, registry.id as registry_id,
      claims.expires_at,
      ${shareCodeForGuest('item.registryId', 'claims.guestId')} as share_code
  `.execute(db);
  return rows;
}
