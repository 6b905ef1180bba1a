import { sql } from 'kysely';

/** A condition: the claim belongs to an order for which money has come. */
export const isPaidOrder = (claimId: string) => `exists (
    select from order_lines line join orders on orders.id = line.order_id
     where line.claim_id = ${claimId} and orders.paid_paise > 0)`;

/** Gifts that were given and not undone, neither paid through us nor received. A contribution is a unit at most. */
export const unpaidGifts = `(
  select id, registry_id, guest_id, guest_name, id as unit_id, quantity as units, created_at
    from claims
   where kind = 'guest' and status <> 'released' and received_at is null
     and not ${isPaidOrder('claims.id')}
  union all
  select id, registry_id, guest_id, guest_name, claim_id, 1, created_at
    from contributions where status = 'purchased' and received_at is null
)`;

/** Gifts that a host or the team can give back: those on the list that have not arrived and are no complete group gift. */
export const returnableGifts = sql`(
  select id, registry_id, guest_id, item_id, id as unit_id, 'claim' as kind, status, quantity,
         null::numeric as amount, guest_name, guest_email
    from claims
   where kind = 'guest' and status <> 'released' and received_at is null and item_id is not null
  union all
  select pledge.id, pledge.registry_id, pledge.guest_id, unit.item_id, unit.id, 'contribution', unit.status, 1,
         pledge.amount, pledge.guest_name, pledge.guest_email
    from contributions pledge join claims unit on unit.id = pledge.claim_id
   where pledge.status = 'purchased' and pledge.received_at is null and pledge.paid_at is null
     and unit.status = 'reserved' and unit.item_id is not null
)`;
