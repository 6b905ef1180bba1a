import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

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
