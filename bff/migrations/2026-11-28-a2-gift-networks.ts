import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Hashes that tell the networks of a registry's new gifts apart, deleted after three days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A gift is a claim or a contribution, so there is no foreign key to it.
  await sql`
    create table gift_networks (
      gift_id uuid primary key,
      registry_id uuid not null references registries on delete cascade,
      network bytea not null,
      given_back boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index gift_networks_registry on gift_networks (registry_id)`.execute(db);
  await sql`create index gift_networks_created_at on gift_networks (created_at)`.execute(db);
}
