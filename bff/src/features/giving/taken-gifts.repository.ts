import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { giftsAreHidden } from '../surprise/index.ts';
import { shareCodeForGuest } from './guests.repository.ts';

interface TakenItem {
  readonly requested: number;
  readonly taken: number;
  readonly hidden: boolean;
}

export async function findTakenItem(trx: Db, itemId: string): Promise<TakenItem | undefined> {
  const { rows } = await sql<TakenItem>`
    select item.quantity_requested as requested,
           item.quantity_reserved + item.quantity_fulfilled as taken,
           coalesce((select ${giftsAreHidden} from registries where registries.id = item.registry_id), false) as hidden
      from registry_items item where item.id = ${itemId}`.execute(trx);
  return rows[0];
}

/** Takes all gifts off an item, which the caller has locked and deletes afterwards. */
export async function detachAllGifts(trx: Db, itemId: string): Promise<void> {
  await sql`
    update claims set removed_item_id = item_id, item_id = null, removed_at = now(), updated_at = now(),
      removal_told_at = case when status = 'released' then now() end
     where item_id = ${itemId}`.execute(trx);
  await sql`
    update registry_items set quantity_reserved = 0, quantity_fulfilled = 0
     where id = ${itemId}`.execute(trx);
}

interface TakenUnits {
  readonly id: string;
  readonly quantity: number;
  readonly status: 'reserved' | 'purchased';
}

/** Held gifts come first, then the newest: whoever has bought first keeps the gift. */
const findTakenUnits = async (trx: Db, itemId: string): Promise<TakenUnits[]> => {
  const { rows } = await sql<TakenUnits>`
    select id, quantity, status from claims
     where item_id = ${itemId} and status in ('reserved', 'purchased')
     order by status = 'reserved' desc, kind = 'group', id desc
       for update`.execute(trx);
  return rows;
};

async function detachUnits(trx: Db, claimId: string, units: number): Promise<void> {
  await sql`
    insert into claims (item_id, removed_item_id, removed_at, registry_id, product_id, kind, guest_id, status, quantity,
      guest_name, guest_email, message, unit_price, expires_at, extended_at, reminded_at, received_at, thanked_at)
    select null, item_id, now(), registry_id, product_id, kind, guest_id, status, ${units}::int,
      guest_name, guest_email, message, unit_price, expires_at, extended_at, reminded_at, received_at, thanked_at
      from claims where id = ${claimId}`.execute(trx);
  await sql`
    update claims set quantity = quantity - ${units}::int, updated_at = now()
     where id = ${claimId}`.execute(trx);
}

export async function detachGiftsAbove(trx: Db, itemId: string, quantity: number): Promise<void> {
  const taken = await findTakenUnits(trx, itemId);
  let excess = taken.reduce((sum, gift) => sum + gift.quantity, 0) - quantity;
  for (const gift of taken) {
    if (excess <= 0) return;
    const units = Math.min(excess, gift.quantity);
    excess -= units;
    if (units < gift.quantity) await detachUnits(trx, gift.id, units);
    else
      await sql`
        update claims set removed_item_id = item_id, item_id = null, removed_at = now(), updated_at = now()
         where id = ${gift.id}`.execute(trx);
    const column = gift.status === 'reserved' ? 'quantity_reserved' : 'quantity_fulfilled';
    await sql`
      update registry_items set ${sql.ref(column)} = ${sql.ref(column)} - ${units}::int
       where id = ${itemId}`.execute(trx);
  }
}

export async function attachGifts(trx: Db, itemId: string): Promise<void> {
  await sql`
    with back as (
      update claims set item_id = removed_item_id, removed_item_id = null, removed_at = null, updated_at = now()
       where removed_item_id = ${itemId} and (status = 'released' or removal_told_at is null)
      returning status, quantity
    )
    update registry_items
       set quantity_reserved = (select coalesce(sum(quantity), 0) from back where status = 'reserved'),
           quantity_fulfilled = (select coalesce(sum(quantity), 0) from back where status = 'purchased')
     where id = ${itemId}`.execute(trx);
}

export interface RemovedGift {
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly state: 'held' | 'bought' | 'promised' | 'paid';
  /** Rupees of a promise. */
  readonly amount: number | null;
  readonly quantity: number;
  readonly productName: string;
  readonly registryName: string;
  readonly guestId: string;
  readonly registryId: string;
  readonly shareCode: string | null;
}

/**
 * Ends what is still open of gifts whose item was removed ten minutes ago, and resolves to their givers. Bought gifts stay in
 * the Gift Book.
 */
export async function settleRemovedGifts(trx: Db, limit: number): Promise<RemovedGift[]> {
  const { rows } = await sql<RemovedGift>`
    with due as (
      select id, status, kind from claims
       where removed_item_id is not null and removal_told_at is null
         and removed_at < now() - interval '10 minutes'
       order by removed_at limit ${limit}
         for update skip locked
    ), settled as (
      update claims set removal_told_at = now(), updated_at = now(), expires_at = null,
        status = case when claims.status = 'reserved' then 'released' else claims.status end
        from due where claims.id = due.id
      returning claims.id, claims.kind, due.status as was, claims.guest_name, claims.guest_email, claims.quantity,
        claims.guest_id, claims.registry_id, claims.product_id
    ), ended as (
      update contributions set status = 'released'
        from settled
       where contributions.claim_id = settled.id and settled.was = 'reserved'
         and contributions.status = 'purchased' and contributions.received_at is null
      returning contributions.guest_name, contributions.guest_email, contributions.amount, contributions.paid_at,
        contributions.guest_id, contributions.registry_id, contributions.product_id
    ), givers as (
      select guest_name, guest_email, case when was = 'reserved' then 'held' else 'bought' end as state,
        null::numeric as amount, quantity, guest_id, registry_id, product_id
        from settled where kind = 'guest' and was <> 'released'
      union all
      select guest_name, guest_email, case when paid_at is null then 'promised' else 'paid' end, amount, 1,
        guest_id, registry_id, product_id from ended
    )
    select givers.guest_name, givers.guest_email, givers.state, givers.amount, givers.quantity,
      product.name as product_name, registry.registry_name, givers.guest_id, givers.registry_id,
      ${shareCodeForGuest('givers.registryId', 'givers.guestId')} as share_code
      from givers
      join products product on product.id = givers.product_id
      join registries registry on registry.id = givers.registry_id`.execute(trx);
  return rows;
}

/** Returns the givers of holds and of money on its way in registries that were deleted ten minutes ago, once each. */
export async function takeGiftsOfDeleted(trx: Db, limit: number): Promise<RemovedGift[]> {
  const { rows } = await sql<RemovedGift>`
    with due as (
      select claims.id from claims join registries registry on registry.id = claims.registry_id
       where registry.deleted_at < now() - interval '10 minutes' and claims.status = 'reserved'
         and claims.item_id is not null and claims.removal_told_at is null
         and not exists (select from order_lines line where line.claim_id = claims.id)
       order by claims.id limit ${limit} for update of claims skip locked
    ), told as (
      update claims set removal_told_at = now() from due where claims.id = due.id
      returning claims.id, kind, guest_name, guest_email, quantity, guest_id, registry_id, product_id
    ), givers as (
      select guest_name, guest_email, 'held' as state, null::numeric as amount, quantity, guest_id,
             registry_id, product_id
        from told where kind = 'guest'
      union all
      select pledge.guest_name, pledge.guest_email,
             case when pledge.paid_at is null then 'promised' else 'paid' end, pledge.amount, 1,
             pledge.guest_id, pledge.registry_id, pledge.product_id
        from told join contributions pledge on pledge.claim_id = told.id
       where pledge.status = 'purchased' and pledge.received_at is null
    )
    select givers.*, product.name as product_name, registry.registry_name, null as share_code
      from givers
      join products product on product.id = givers.product_id
      join registries registry on registry.id = givers.registry_id`.execute(trx);
  return rows;
}
