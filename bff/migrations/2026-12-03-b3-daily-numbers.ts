import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Numbers of each day, so that the overview counts no table. Days are those of India. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table daily_numbers (
      name text not null,
      day date not null,
      value bigint not null check (value >= 0),
      primary key (name, day)
    )`.execute(db);
  // Ids are ordered by age, so those of a day are a part of each primary key.
  await sql`
    create function id_at(moment timestamptz) returns uuid language sql immutable strict as $f$
      select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0')
        || '70008000000000000000')::uuid
    $f$`.execute(db);
  await sql`
    create function day_numbers(day date)
    returns table (name text, value bigint) language sql stable as $f$
      with bounds as materialized (
        select id_at(day::timestamp at time zone 'Asia/Kolkata') as first,
               id_at((day + 1)::timestamp at time zone 'Asia/Kolkata') as after)
      select 'accounts', (select count(*) from users, bounds where id >= first and id < after)
      union all
      select 'registries', (
        select count(*) from registry_shares share, bounds
         where share.id >= first and share.id < after and not exists (
           select from registry_shares earlier
            where earlier.registry_id = share.registry_id and earlier.id < share.id))
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
  await sql`
    insert into daily_numbers (name, day, value)
    select name, day, value
      from (select (now() at time zone 'Asia/Kolkata')::date - back as day from generate_series(0, 30) back) days,
           lateral day_numbers(day)`.execute(db);
}
