import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Lets a registry hide its gifts from its hosts until 09:00 of a day in its own time zone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registries
    add time_zone text not null default 'Asia/Kolkata'
      check (timezone(time_zone, timestamp '2000-01-01') is not null),
    add surprise_until date,
    add host_version bigint not null default 1`.execute(db);
  await sql`alter table registries
    add hidden_until timestamptz
      generated always as (timezone(time_zone, surprise_until + time '09:00')) stored`.execute(db);
  await sql`create index registries_hidden_until on registries (hidden_until)
    where hidden_until is not null`.execute(db);
}
