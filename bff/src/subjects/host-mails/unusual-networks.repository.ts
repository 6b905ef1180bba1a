import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { bookIsOpen } from '../surprise/hidden-gifts.repository.ts';
import type { MailedHost } from './mailed-host.ts';
import { hosts } from './notices.repository.ts';

/** Once a day for each registry, however many networks it concerns. */
export async function takeUnusualNetworks(trx: Db): Promise<MailedHost[]> {
  const { rows } = await sql<MailedHost>`
    with due as (
      select usage.registry_id, usage.network, not exists (
          select from gift_network_usage other
           where other.registry_id = usage.registry_id and other.told_at > now() - interval '1 day'
        ) as mailed
        from gift_network_usage usage join registries on registries.id = usage.registry_id
       where usage.unusual_at is not null
         and (usage.told_at is null or usage.told_at < usage.unusual_at - interval '1 day')
         and registries.deleted_at is null and ${bookIsOpen}
       limit 500 for update of usage skip locked
    ), told as (
      update gift_network_usage usage set told_at = now() from due
       where usage.registry_id = due.registry_id and usage.network = due.network
    )
    select hosts.user_id, users.email, profiles.first_name, registries.id as registry_id,
           registries.registry_name
      from (select distinct registry_id from due where mailed) warned
      join registries on registries.id = warned.registry_id
      join ${hosts} on hosts.registry_id = registries.id
      join users on users.id = hosts.user_id
      join profiles on profiles.id = hosts.user_id
      left join host_mail_settings settings on settings.user_id = hosts.user_id
     where coalesce(settings.gift_mails, 'at-once') <> 'never'`.execute(trx);
  return rows;
}
