import { prepareQuery } from '../../database/prepared-query.ts';

/** Takes a guest's id. Gifts of one guest are counted one after the other, until the transaction ends. */
export const lockGuest = prepareQuery(
  'lock-guest',
  `select pg_advisory_xact_lock(hashtextextended('guest:' || $1::text, 0))`,
);

/** Takes a guest's id and an item: counts the other items that the guest took within ten minutes and still has. */
export const countRecentItems = prepareQuery<{ readonly items: number }>(
  'count-recent-items',
  `select count(distinct item_id)::int as items from (
     select claims.item_id from claims
      where claims.guest_id = $1 and claims.status <> 'released'
        and claims.created_at > now() - interval '10 minutes'
     union all
     select unit.item_id from contributions pledge join claims unit on unit.id = pledge.claim_id
      where pledge.guest_id = $1 and pledge.status <> 'released'
        and pledge.created_at > now() - interval '10 minutes'
   ) taken where item_id <> $2`,
);

/** Takes a guest's id, an item and a gift: whether the guest had another gift of the item within ten minutes before. */
export const hadRecentGift = prepareQuery<{ readonly had: boolean }>(
  'had-recent-gift',
  `select exists (
     select from claims
      where guest_id = $1 and item_id = $2 and id <> $3 and created_at > now() - interval '10 minutes'
     union all
     select from contributions pledge join claims unit on unit.id = pledge.claim_id
      where pledge.guest_id = $1 and unit.item_id = $2 and pledge.id <> $3
        and pledge.created_at > now() - interval '10 minutes'
   ) as had`,
);
