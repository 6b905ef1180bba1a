import type { Db } from '../../../platform/database/database.ts';
import { prepareQuery } from '../../../platform/database/prepared-query.ts';
import type { IdempotencyKey } from './idempotency-keys.repository.ts';
import type { RecordedGift } from './record-gift.ts';

export interface NewClaim {
  readonly shareCode: string;
  readonly itemId: string;
  readonly guestId: string;
  readonly quantity: number;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly message: string | null;
  readonly waitMinutes: number | null;
  readonly id: string | null;
  readonly payMinutes?: number | null;
  /** Takes nothing when the request was answered before; null for a claim without a request. */
  readonly onceFor: IdempotencyKey | null;
}

const takeOrNothing = prepareQuery<RecordedGift>(
  'take-claim',
  // Items with a shop's page are held, others are bought at once. A hold lasts 24 hours; `extendHold` adds 24 more.
  `with taken as (
     update registry_items item set
       quantity_fulfilled = item.quantity_fulfilled
         + case when product.external_url is null and coalesce($8::int, $12::int) is null then $4::int else 0 end,
       quantity_reserved = item.quantity_reserved
         + case when product.external_url is not null or coalesce($8::int, $12::int) is not null then $4::int else 0 end,
       updated_at = now()
     from products product, open_shares share
    where item.id = $1
      and product.id = item.product_id and product.source_type <> 'fund'
      and share.registry_id = item.registry_id and share.share_code = $2
      and item.quantity_reserved + item.quantity_fulfilled + $4::int <= item.quantity_requested
      and ($10::uuid is null or exists (
        select from idempotency_keys
         where guest_id = $3 and scope = $11 and key = $10 and response is null))
   returning item.id, share.registry_id, product.external_url is not null as has_shop
   ), claim as (
     insert into claims (item_id, guest_id, quantity, guest_name, guest_email, message, id, status, expires_at, confirm_by)
     select taken.id, $3, $4, $5, $6, $7, coalesce($9::uuid, uuidv7()),
       case when has_shop or coalesce($8::int, $12::int) is not null then 'reserved' else 'purchased' end,
       case when coalesce($8::int, $12::int) is not null then now() + make_interval(mins => coalesce($8::int, $12::int))
            when has_shop then now() + interval '24 hours' end,
       now() + make_interval(mins => $8::int)
     from taken
     returning id
   )
   select claim.id as gift_id, taken.registry_id from claim, taken`,
);

/** One statement, so that concurrent claims never exceed the request; undefined when too few are left. */
export async function takeClaim(db: Db, claim: NewClaim): Promise<RecordedGift | undefined> {
  const [taken] = await takeOrNothing(
    db,
    claim.itemId,
    claim.shareCode,
    claim.guestId,
    claim.quantity,
    claim.guestName,
    claim.guestEmail,
    claim.message,
    claim.waitMinutes,
    claim.id,
    claim.onceFor?.key ?? null,
    claim.onceFor?.scope ?? null,
    claim.payMinutes ?? null,
  );
  return taken;
}
