import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { EndingPromise } from '../giving/index.ts';
import { afterPaid } from './gift-list.repository.ts';

interface Marked {
  readonly giftIds: readonly string[];
  readonly registryIds: readonly string[];
  readonly received: boolean;
}

interface ChangedGift {
  readonly id: string;
  readonly registryId: string;
}

/** Guests undo gifts under the lock of the item, so that neither change misses the other. */
export async function lockItemsOfGifts(trx: Db, giftIds: readonly string[]): Promise<void> {
  await sql`
    select from registry_items
     where id in (select item_id from claims where id = any(${[...giftIds]}::uuid[])
       union select claims.item_id from contributions
         join claims on claims.id = contributions.claim_id
        where contributions.id = any(${[...giftIds]}::uuid[]))
     order by id for update`.execute(trx);
}

interface FullUnit {
  readonly unitId: string;
  readonly itemId: string;
  readonly pledged: number;
}

export async function findFullUnits(trx: Db, giftIds: readonly string[]): Promise<FullUnit[]> {
  const { rows } = await sql<FullUnit>`
    select id as unit_id, item_id, pledged_amount as pledged from claims
     where id in (select claim_id from contributions where id = any(${[...giftIds]}::uuid[]))
       and status = 'reserved' and pledged_amount = unit_price and item_id is not null
     order by id`.execute(trx);
  return rows;
}

export async function setReceived(
  trx: Db,
  { giftIds, registryIds, received }: Marked,
): Promise<ChangedGift[]> {
  const condition = sql`id = any(${[...giftIds]}::uuid[])
    and registry_id = any(${[...registryIds]}::uuid[])
    and status = 'purchased' and (received_at is null) = ${received}`;
  const value = received ? sql`now()` : sql`null`;
  const { rows } = await sql<ChangedGift>`
    with received_claims as (
      update claims set received_at = ${value}, updated_at = now()
       where kind = 'guest' and ${condition} returning id, registry_id
    ), received_contributions as (
      update contributions set received_at = ${value} where ${condition} returning id, registry_id
    )
    select id, registry_id from received_claims
    union all select id, registry_id from received_contributions`.execute(trx);
  return rows;
}

interface Supply {
  readonly guestRange: string;
  readonly givers: number;
  /** Units below the price that can still be given. */
  readonly giftsLeft: number;
}

export async function findSupply(
  db: Db,
  registryId: string,
  under: number,
): Promise<Supply | undefined> {
  const { rows } = await sql<Supply>`
    select registries.guest_range,
      (select count(distinct guest_id) from (
         select guest_id from claims
          where registry_id = registries.id and kind = 'guest' and status <> 'released'
         union all
         select guest_id from contributions
          where registry_id = registries.id and status = 'purchased') givers)::int as givers,
      (select coalesce(sum(quantity_requested - quantity_reserved - quantity_fulfilled), 0)
         from registry_items item join products on products.id = item.product_id
        where item.registry_id = registries.id and products.currency = 'INR'
          and products.price < ${under})::int as gifts_left
      from registries where id = ${registryId} and status = 'published'`.execute(db);
  return rows[0];
}

type MissingPayment = EndingPromise & { readonly registryId: string };

export async function findMissingPayment(
  trx: Db,
  giftId: string,
  registryIds: readonly string[],
): Promise<MissingPayment | undefined> {
  const { rows } = await sql<MissingPayment>`
    select pledge.id, pledge.claim_id as unit_id, unit.item_id, pledge.registry_id, pledge.amount
      from contributions pledge join claims unit on unit.id = pledge.claim_id
     where pledge.id = ${giftId} and pledge.registry_id = any(${[...registryIds]}::uuid[])
       and pledge.status = 'purchased' and pledge.received_at is null
       and pledge.paid_at < now() - ${afterPaid}
       for update of pledge`.execute(trx);
  return rows[0];
}
