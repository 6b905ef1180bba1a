import { sql } from 'kysely';
import type { UnusualNetwork } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { returnableGifts } from './returnable-gifts.repository.ts';
import type { FoundGiver } from './unusual-givers.repository.ts';

/** Families share a network, and carriers share one among strangers, so this is far above the number of one guest. */
const UNUSUAL_GIFTS = 15;

export interface FoundNetwork extends UnusualNetwork {
  readonly networkHash: Buffer;
  readonly givers: FoundGiver[];
}

const unusualNetworksOf = (registryIds: readonly string[]) => sql`
  with taken as (
    select id, registry_id, guest_id, guest_name, product_id, quantity, created_at,
           status <> 'released' as kept
      from claims
     where registry_id = any(${[...registryIds]}::uuid[]) and kind = 'guest'
       and guest_id is not null and received_at is null and created_at > now() - interval '3 days'
    union all
    select id, registry_id, guest_id, guest_name, product_id, 1, created_at, status = 'purchased'
      from contributions
     where registry_id = any(${[...registryIds]}::uuid[])
       and guest_id is not null and received_at is null and created_at > now() - interval '3 days'
  ), near as materialized (
    select taken.*, origin.network
      from taken join gift_networks origin on origin.gift_id = taken.id
     where taken.kept or origin.given_back
  ), busy as materialized (
    select registry_id, network, count(distinct product_id)::int as gifts,
           count(distinct guest_id)::int as guests, sum(quantity)::int as units,
           (array_agg(id order by created_at desc) filter (where kept))[1] as gift_id,
           coalesce(bool_or(usage.unusual_at > now() - interval '3 days'), false) as asked
      from near left join gift_network_usage usage using (registry_id, network)
     group by registry_id, network
    having bool_or(kept) and (
      bool_or(usage.unusual_at is not null)
      or count(distinct product_id) >= ${UNUSUAL_GIFTS} and count(distinct guest_id) > 1)
  ), networks as (
    select * from busy where asked or exists (
      select from near last
       where last.registry_id = busy.registry_id and last.network = busy.network and (
         select count(distinct day.product_id) from near day
          where day.registry_id = last.registry_id and day.network = last.network
            and day.created_at between last.created_at - interval '1 day' and last.created_at
       ) >= ${UNUSUAL_GIFTS})
  )`;

export async function findUnusualNetworks(db: Db, registryId: string): Promise<FoundNetwork[]> {
  const { rows } = await sql<FoundNetwork>`
    ${unusualNetworksOf([registryId])}
    select network as network_hash, gift_id, gifts, guests, units, asked, (
        select coalesce(sum(quantity), 0)::int from near
         where near.network = networks.network and not exists (
           select from guest_mailboxes mailbox
            where mailbox.guest_id = near.guest_id and mailbox.confirmed_at is not null)
      ) as unconfirmed_units, (
        select count(*)::int from ${returnableGifts} gift join gift_networks origin on origin.gift_id = gift.id
         where gift.registry_id = ${registryId} and origin.network = networks.network
      ) as returnable, (
        select json_agg(giver order by giver.gifts desc, giver."giverName") from (
          select guest_id as "guestId", (array_agg(id order by created_at desc))[1] as "giftId",
                 (array_agg(guest_name order by created_at desc))[1] as "giverName",
                 count(distinct product_id)::int as gifts, (
                   select count(*)::int from ${returnableGifts} gift
                    where gift.registry_id = ${registryId} and gift.guest_id = near.guest_id
                 ) as returnable
            from near
           where near.network = networks.network and near.kept
           group by guest_id
           order by count(distinct product_id) desc
           limit 30
        ) giver
      ) as givers
      from networks
     order by asked desc, units desc
     limit 10`.execute(db);
  return rows;
}

export async function countUnusualNetworks(
  db: Db,
  registryIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ registryId: string; networks: number }>`
    ${unusualNetworksOf(registryIds)}
    select registry_id, count(*)::int as networks from networks group by registry_id`.execute(db);
  return new Map(rows.map(({ registryId, networks }) => [registryId, networks]));
}
