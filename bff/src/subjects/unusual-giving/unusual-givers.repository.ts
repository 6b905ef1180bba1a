import { sql } from 'kysely';
import type { UnusualGiver } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { returnableGifts } from './returnable-gifts.repository.ts';

/** The rule: so many different gifts by one guest within a day, and the alert stays for a week. */
const UNUSUAL_GIFTS = 6;

export interface FoundGiver extends UnusualGiver {
  readonly guestId: string;
}

/** Days are compared only for guests with enough gifts in the week: that reads their gifts once for each gift. */
const unusualGiversOf = (registryIds: readonly string[]) => sql`
  with taken as (
    select id, registry_id, guest_id, guest_name, product_id, created_at from claims
     where registry_id = any(${[...registryIds]}::uuid[]) and kind = 'guest' and status <> 'released'
       and received_at is null and created_at > now() - interval '7 days'
    union all
    select id, registry_id, guest_id, guest_name, product_id, created_at from contributions
     where registry_id = any(${[...registryIds]}::uuid[]) and status = 'purchased'
       and received_at is null and created_at > now() - interval '7 days'
  ), busy as materialized (
    select taken.* from taken join (
      select registry_id, guest_id from taken
       where guest_id is not null
       group by registry_id, guest_id
      having count(distinct product_id) >= ${UNUSUAL_GIFTS}
    ) many using (registry_id, guest_id)
  ), givers as (
    select registry_id, guest_id, (array_agg(id order by created_at desc))[1] as gift_id,
           (array_agg(guest_name order by created_at desc))[1] as giver_name,
           count(distinct product_id)::int as gifts
      from busy
     group by registry_id, guest_id
    having bool_or((
      select count(distinct near.product_id) from busy near
       where near.registry_id = busy.registry_id and near.guest_id = busy.guest_id
         and near.created_at between busy.created_at - interval '1 day' and busy.created_at
    ) >= ${UNUSUAL_GIFTS})
  )`;

export async function findUnusualGivers(db: Db, registryId: string): Promise<FoundGiver[]> {
  const { rows } = await sql<FoundGiver>`
    ${unusualGiversOf([registryId])}
    select guest_id, gift_id, giver_name, gifts, (
        select count(*)::int from ${returnableGifts} gift
         where gift.registry_id = ${registryId} and gift.guest_id = givers.guest_id
      ) as returnable
      from givers
     order by gifts desc, giver_name
     limit 5`.execute(db);
  return rows;
}

export async function countUnusualGivers(
  db: Db,
  registryIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ registryId: string; givers: number }>`
    ${unusualGiversOf(registryIds)}
    select registry_id, count(*)::int as givers from givers group by registry_id`.execute(db);
  return new Map(rows.map(({ registryId, givers }) => [registryId, givers]));
}
