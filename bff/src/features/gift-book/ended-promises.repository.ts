import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { hosts } from '../mails/index.ts';
import { mayBeTold, type GiftNews } from './notices.repository.ts';

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
