import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { hosts, type MailedHost } from '../mails/index.ts';
import { bookIsOpen } from '../surprise/index.ts';

const mayBeTold = sql`registries.deleted_at is null and ${bookIsOpen}`;

/** Gifts wait a minute, because guests undo a mistake at once; gifts of a surprise wait until their book opens. */
export async function writeNotices(trx: Db): Promise<void> {
  await sql`
    with bought as (
      select claims.id from claims join registries on registries.id = claims.registry_id
       where claims.told_at is null and claims.status = 'purchased'
         and (claims.kind = 'guest' or exists (
           select from products where products.id = claims.product_id and products.source_type = 'external'))
         and claims.updated_at < now() - interval '1 minute' and ${mayBeTold}
       limit 500 for update of claims skip locked
    ), promised as (
      select contributions.id from contributions
        join registries on registries.id = contributions.registry_id
       where contributions.told_at is null and contributions.status = 'purchased'
         and contributions.created_at < now() - interval '1 minute' and ${mayBeTold}
       limit 500 for update of contributions skip locked
    ), told as (
      update claims set told_at = now() from bought where claims.id = bought.id
      returning claims.id, claims.registry_id
    ), told_promises as (
      update contributions set told_at = now() from promised where contributions.id = promised.id
      returning contributions.id, contributions.registry_id
    )
    insert into host_notices (user_id, registry_id, gift_id)
    select hosts.user_id, gifts.registry_id, gifts.id
      from (select * from told union all select * from told_promises) gifts
      join ${hosts} on hosts.registry_id = gifts.registry_id
      left join host_mail_settings settings on settings.user_id = hosts.user_id
     where coalesce(settings.gift_mails, 'at-once') <> 'never'
    on conflict do nothing`.execute(trx);
}

/** The hosts of registries who want mails about gifts. */
export async function findMailedHosts(
  db: Db,
  registryIds: readonly string[],
): Promise<MailedHost[]> {
  const { rows } = await sql<MailedHost>`
    select hosts.user_id, users.email, profiles.first_name, registries.id as registry_id,
           registries.registry_name
      from registries
      join ${hosts} on hosts.registry_id = registries.id
      join users on users.id = hosts.user_id
      join profiles on profiles.id = hosts.user_id
      left join host_mail_settings settings on settings.user_id = hosts.user_id
     where registries.id = any(${[...registryIds]}::uuid[])
       and coalesce(settings.gift_mails, 'at-once') <> 'never'`.execute(db);
  return rows;
}

export interface GiftNews extends MailedHost {
  readonly gifts: readonly {
    readonly id: string;
    /** The gift that a promise is a part of. */
    readonly partOf: string | null;
    readonly giverName: string;
    readonly productName: string;
    readonly quantity: number;
    readonly amount: number | null;
    readonly message: string | null;
    readonly readyToBuy: boolean;
  }[];
}

const takeNews = (due: RawBuilder<unknown>) => sql<GiftNews>`
  with ${due}, taken as (
    delete from host_notices notice using due
     where notice.user_id = due.user_id and notice.registry_id = due.registry_id
    returning notice.user_id, notice.registry_id, notice.gift_id
  )
  select taken.user_id, users.email, profiles.first_name, taken.registry_id, registries.registry_name,
    json_agg(json_build_object('id', gift.id, 'partOf', gift.part_of, 'giverName', gift.guest_name, 'productName', product.name,
      'quantity', gift.quantity, 'amount', gift.amount, 'message', gift.message,
      'readyToBuy', gift.ready_to_buy) order by gift.id) as gifts
    from taken
    join users on users.id = taken.user_id
    join profiles on profiles.id = taken.user_id
    join registries on registries.id = taken.registry_id
    join (
      select id, null::uuid as part_of, guest_name, product_id, quantity, null::numeric as amount, message,
          kind = 'group' as ready_to_buy
        from claims where status = 'purchased'
      union all
      select id, claim_id, guest_name, product_id, 1, amount, message, false
        from contributions where status = 'purchased'
    ) gift on gift.id = taken.gift_id
    join products product on product.id = gift.product_id
   where ${mayBeTold}
   group by taken.user_id, users.email, profiles.first_name, taken.registry_id, registries.registry_name`;

/**
 * Takes the gifts of hosts who are mailed as they come: all of a registry ten minutes after the first of them, a minute of
 * which it has waited for its notice.
 */
export async function takeNoticesAtOnce(trx: Db): Promise<GiftNews[]> {
  const { rows } = await takeNews(
    sql`due as (
      select n.user_id, n.registry_id
        from host_notices n
        left join host_mail_settings settings on settings.user_id = n.user_id
       where coalesce(settings.gift_mails, 'at-once') = 'at-once'
       group by n.user_id, n.registry_id
      having min(n.created_at) <= now() - interval '9 minutes'
       limit 200
    )`,
  ).execute(trx);
  return rows;
}

/** Takes the gifts of hosts whose digest is due: after 09:00 in the registry's zone, once a day. */
export async function takeDigests(trx: Db): Promise<GiftNews[]> {
  const { rows } = await takeNews(
    sql`due as (
      select distinct n.user_id, n.registry_id, (now() at time zone registries.time_zone)::date as today
        from host_notices n
        join registries on registries.id = n.registry_id
        join host_mail_settings settings on settings.user_id = n.user_id
        left join host_digests digest
          on digest.user_id = n.user_id and digest.registry_id = n.registry_id
       where settings.gift_mails = 'daily'
         and (now() at time zone registries.time_zone)::time >= time '09:00'
         and coalesce(digest.sent_on, date '2000-01-01') < (now() at time zone registries.time_zone)::date
       limit 200
    ), sent as (
      insert into host_digests (user_id, registry_id, sent_on)
      select user_id, registry_id, today from due
      on conflict (user_id, registry_id) do update set sent_on = excluded.sent_on
    )`,
  ).execute(trx);
  return rows;
}

interface EndsForHost extends Omit<GiftNews, 'gifts'> {
  readonly promises: readonly {
    readonly giverName: string;
    readonly productName: string;
    readonly amount: number;
  }[];
}

/**
 * Marks ended promises as told, and resolves to those that time has ended, by host. Hosts who knew nothing of a promise of
 * their surprise hear of no end either.
 */
export async function takeEndsForHosts(trx: Db): Promise<EndsForHost[]> {
  const { rows } = await sql<EndsForHost>`
    with ended as (
      select id from contributions where ended_by is not null and end_host_told_at is null
       order by id limit 500 for update skip locked
    ), taken as (
      update contributions pledge set end_host_told_at = now() from ended where pledge.id = ended.id
      returning pledge.id, pledge.registry_id, pledge.ended_by, pledge.guest_name, pledge.amount, pledge.product_id
    )
    select hosts.user_id, users.email, profiles.first_name, registries.id as registry_id, registries.registry_name,
           json_agg(json_build_object('giverName', taken.guest_name, 'productName', product.name,
             'amount', taken.amount) order by taken.id) as promises
      from taken
      join registries on registries.id = taken.registry_id
      join ${hosts} on hosts.registry_id = taken.registry_id
      join users on users.id = hosts.user_id
      join profiles on profiles.id = hosts.user_id
      join products product on product.id = taken.product_id
      left join host_mail_settings settings on settings.user_id = hosts.user_id
     where taken.ended_by = 'time' and coalesce(settings.gift_mails, 'at-once') <> 'never' and ${mayBeTold}
     group by hosts.user_id, users.email, profiles.first_name, registries.id, registries.registry_name`.execute(
    trx,
  );
  return rows;
}
