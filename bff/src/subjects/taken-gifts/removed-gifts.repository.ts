import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { shareCodeForGuest } from '../guests/guests.repository.ts';

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
