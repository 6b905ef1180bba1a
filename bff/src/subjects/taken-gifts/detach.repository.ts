import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

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
