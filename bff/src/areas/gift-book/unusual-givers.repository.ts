import { sql } from 'kysely';
import type { UnusualGiver } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import { returnableGifts } from './returnable-gifts.ts';

/** The rule: so many different gifts by one guest within a day, and the alert stays for a week. */
const UNUSUAL_GIFTS = 6;

export interface FoundGiver extends UnusualGiver {
  readonly guestId: string;
}

/** Guests who took an unusual number of gifts, with the gifts of the week that have not arrived yet. */
export async function findUnusualGivers(db: Db, registryId: string): Promise<FoundGiver[]> {
  const { rows } = await sql<FoundGiver>`
    with taken as (
      select id, guest_id, guest_name, product_id, created_at from claims
       where registry_id = ${registryId} and kind = 'guest' and status <> 'released'
         and received_at is null and created_at > now() - interval '7 days'
      union all
      select id, guest_id, guest_name, product_id, created_at from contributions
       where registry_id = ${registryId} and status = 'purchased'
         and received_at is null and created_at > now() - interval '7 days'
    ), givers as (
      select guest_id, (array_agg(id order by created_at desc))[1] as gift_id,
             (array_agg(guest_name order by created_at desc))[1] as giver_name,
             count(distinct product_id)::int as gifts
        from taken
       where guest_id is not null
       group by guest_id
      having bool_or((
        select count(distinct near.product_id) from taken near
         where near.guest_id = taken.guest_id
           and near.created_at between taken.created_at - interval '1 day' and taken.created_at
      ) >= ${UNUSUAL_GIFTS})
       order by gifts desc, giver_name
       limit 5
    )
    select givers.*, (
        select count(*)::int from ${returnableGifts} gift
         where gift.registry_id = ${registryId} and gift.guest_id = givers.guest_id
      ) as returnable
      from givers
     order by gifts desc, giver_name`.execute(db);
  return rows;
}
