import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { shareCodeForGuest } from './guests.repository.ts';
import { isOfDeleted } from './claims.repository.ts';

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
