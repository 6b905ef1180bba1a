import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** The registry that a session of the team sees as its host. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table host_views (
      session_id_hash bytea primary key references sessions on delete cascade,
      registry_id uuid not null references registries on delete cascade,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index host_views_registry_id on host_views (registry_id)`.execute(db);
}
