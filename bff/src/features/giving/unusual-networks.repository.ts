import { sql } from 'kysely';
import type { UnusualNetwork } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import { bookIsOpen } from '../surprise/index.ts';
import { returnableGifts, unpaidGifts } from './gifts.repository.ts';

/** Units of one network within ten minutes that no family gives. */
const UNUSUAL_UNITS = 30;
/** A network with more than half of a registry's units is unusual from this number on. */
const UNUSUAL_PART = 10;

/** Lateral, so that each gift is found by its key. */
const unpaidGift = sql`lateral (
  select id, guest_id, guest_name, unit_id, units, created_at
    from ${sql.raw(unpaidGifts)} gift where gift.id = origin.gift_id) gift`;

/**
 * Flags networks that gave unusually much, and returns the registries whose hosts can see a new flag. Gifts don't wait for
 * this and are never refused by it.
 */
export async function flagUnusualNetworks(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ registryId: string }>`
    with busy as (
      select distinct registry_id, network from gift_networks
       where created_at > now() - interval '10 minutes'
    ), given as (
      select registry_id, network, max(gift.units) as units,
             max(gift.units) filter (where gift.created_at > now() - interval '10 minutes') as recent
        from busy join gift_networks origin using (registry_id, network) cross join ${unpaidGift}
       group by registry_id, network, gift.unit_id
    ), flagged as (
      insert into unusual_networks (registry_id, network)
      select registry_id, network from given
       group by registry_id, network
      having sum(recent) >= ${UNUSUAL_UNITS}
          or sum(units) >= ${UNUSUAL_PART} and sum(units) * 2 > (
            select coalesce(sum(quantity_requested), 0) from registry_items item
             where item.registry_id = given.registry_id)
      on conflict do nothing
      returning registry_id
    )
    select distinct registries.id as registry_id from flagged
      join registries on registries.id = flagged.registry_id
     where ${bookIsOpen}`.execute(trx);
  return rows.map(({ registryId }) => registryId);
}

/** Returns registries whose hosts are to be mailed: at most once an hour each, and not while gifts are a surprise. */
export async function takeUntoldRegistries(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ registryId: string }>`
    with due as (
      select flag.registry_id, flag.network from unusual_networks flag
        join registries on registries.id = flag.registry_id
       where flag.told_at is null and registries.deleted_at is null and ${bookIsOpen}
         and not exists (
           select from unusual_networks other
            where other.registry_id = flag.registry_id and other.told_at > now() - interval '1 hour')
       limit 500 for update of flag skip locked
    )
    update unusual_networks flag set told_at = now() from due
     where flag.registry_id = due.registry_id and flag.network = due.network
    returning flag.registry_id`.execute(trx);
  return [...new Set(rows.map(({ registryId }) => registryId))];
}

interface FoundGiver {
  readonly guestId: string;
  readonly giftId: string;
  readonly giverName: string;
  readonly gifts: number;
  readonly returnable: number;
}

export interface FoundNetwork extends Omit<UnusualNetwork, 'givers'> {
  readonly networkHash: Buffer;
  readonly givers: readonly FoundGiver[];
}

export async function findUnusualNetworks(db: Db, registryId: string): Promise<FoundNetwork[]> {
  const { rows } = await sql<FoundNetwork>`
    with given as (
      select origin.network, gift.*,
             exists (select from ${returnableGifts} back where back.id = gift.id) as is_returnable
        from unusual_networks flag join gift_networks origin using (registry_id, network)
       cross join ${unpaidGift}
       where flag.registry_id = ${registryId} and gift.guest_id is not null
    ), givers as (
      select network, guest_id, (array_agg(id order by created_at desc))[1] as gift_id,
             (array_agg(guest_name order by created_at desc))[1] as giver_name,
             sum(units)::int as gifts, coalesce(sum(units) filter (where is_returnable), 0)::int as returnable,
             max(created_at) as last_at
        from given group by network, guest_id
    )
    select network as network_hash, (array_agg(gift_id order by last_at desc))[1] as gift_id,
           sum(gifts)::int as units, count(*)::int as guests, sum(returnable)::int as returnable,
           (json_agg(json_build_object('guestId', guest_id, 'giftId', gift_id,
              'giverName', giver_name, 'gifts', gifts, 'returnable', returnable)
              order by gifts desc, giver_name)) as givers
      from givers group by network order by units desc limit 10`.execute(db);
  return rows;
}

export async function countUnusualNetworks(
  db: Db,
  registryIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ registryId: string; networks: number }>`
    select flag.registry_id, count(*)::int as networks from unusual_networks flag
     where flag.registry_id = any(${[...registryIds]}::uuid[]) and exists (
       select from gift_networks origin cross join ${unpaidGift}
        where origin.registry_id = flag.registry_id and origin.network = flag.network)
     group by flag.registry_id`.execute(db);
  return new Map(rows.map(({ registryId, networks }) => [registryId, networks]));
}

/** A network whose gifts were given back is flagged, and told, again when it goes on. */
export async function unflagNetwork(trx: Db, registryId: string, network: Buffer): Promise<void> {
  await trx
    .deleteFrom('unusualNetworks')
    .where('registryId', '=', registryId)
    .where('network', '=', network)
    .execute();
}

/** Hashes of networks are kept for three days: as long as a host may need to see who gave together. */
export const deletePastNetworks = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'giftNetworks', sql`created_at < now() - interval '3 days'`);

export const deletePastFlags = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'unusualNetworks', sql`flagged_at < now() - interval '3 days'`);

/** Registries in which a network was unusual within a day. */
export const registriesWithUnusualGifts = sql`
  select distinct registry_id from unusual_networks where flagged_at > now() - interval '1 day'`;
