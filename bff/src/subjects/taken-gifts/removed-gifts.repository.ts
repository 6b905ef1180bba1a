import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { shareCodeForGuest } from '../guests/guest-links.repository.ts';

export interface RemovedGift {
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly state: 'held' | 'bought' | 'promised';
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
      returning contributions.guest_name, contributions.guest_email, contributions.amount,
        contributions.guest_id, contributions.registry_id, contributions.product_id
    ), givers as (
      select guest_name, guest_email, case when was = 'reserved' then 'held' else 'bought' end as state,
        null::numeric as amount, quantity, guest_id, registry_id, product_id
        from settled where kind = 'guest' and was <> 'released'
      union all
      select guest_name, guest_email, 'promised', amount, 1, guest_id, registry_id, product_id from ended
    )
    select givers.guest_name, givers.guest_email, givers.state, givers.amount, givers.quantity,
      product.name as product_name, registry.registry_name, givers.guest_id, givers.registry_id,
      ${shareCodeForGuest('givers.registryId', 'givers.guestId')} as share_code
      from givers
      join products product on product.id = givers.product_id
      join registries registry on registry.id = givers.registry_id`.execute(trx);
  return rows;
}
