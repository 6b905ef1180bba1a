import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Adds passcodes, readable addresses, and the openings of each link per day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registries
      add passcode_sealed text,
      add passcode_version integer not null default 0`.execute(db);

  // A row outlives its registry, so that nobody else gets the address.
  await sql`
    create table registry_addresses (
      address text primary key check (address ~ '^[a-z0-9](-?[a-z0-9])+$' and length(address) between 4 and 40),
      /** The same for addresses that people mistake for one another. */
      likeness text not null unique,
      registry_id uuid references registries on delete set null,
      created_at timestamptz not null default now(),
      released_at timestamptz
    )`.execute(db);
  await sql`create unique index registry_addresses_one on registry_addresses (registry_id)
    where released_at is null`.execute(db);

  await sql`
    create table share_openings (
      share_id uuid not null references registry_shares on delete cascade,
      day date not null,
      count integer not null default 0 check (count >= 0),
      primary key (share_id, day)
    )`.execute(db);
  // Hashes that tell the visitors of one day apart, deleted after that day.
  await sql`
    create table share_visitors (
      share_id uuid not null references registry_shares on delete cascade,
      day date not null,
      visitor bytea not null,
      primary key (share_id, day, visitor)
    )`.execute(db);
  await sql`create index share_visitors_day on share_visitors (day)`.execute(db);
}
