import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** The first link of each registry by an index: the numbers of a day passed over all links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index registry_shares_registry on registry_shares (registry_id, id)`.execute(db);
  await sql`
    create or replace function day_numbers(day date)
    returns table (name text, value bigint) language sql stable as $f$
      with bounds as materialized (
        select id_at(day::timestamp at time zone 'Asia/Kolkata') as first,
               id_at((day + 1)::timestamp at time zone 'Asia/Kolkata') as after)
      select 'accounts', (select count(*) from users, bounds where id >= first and id < after)
      union all
      select 'registries', (
        -- A link is compared with the first one of its registry, one by one, because the planner expects many in a day.
        select count(*) from registry_shares share, bounds
         where share.id >= first and share.id < after and share.id = (
           select earlier.id from registry_shares earlier
            where earlier.registry_id = share.registry_id order by earlier.id limit 1))
      union all
      select 'gifts', (
        select coalesce(sum(quantity), 0)::bigint from claims, bounds
         where id >= first and id < after and status <> 'released')
      union all
      select 'promised', (
        select coalesce(sum(amount * 100), 0)::bigint from contributions, bounds
         where id >= first and id < after and status <> 'released') + (
        select coalesce(sum(total_paise), 0)::bigint from orders, bounds
         where id >= first and id < after and state <> 'cancelled')
      union all
      select 'paid', (
        select coalesce(sum(paise), 0)::bigint from money_movements, bounds
         where id >= first and id < after and kind = 'captured')
    $f$`.execute(db);
}
