import { sql } from 'kysely';

/** A subquery, because the alert counts the gifts that the button gives back. */
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
