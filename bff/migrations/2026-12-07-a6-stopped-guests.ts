import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Guests whom the team stopped: they give nothing more to the registry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stopped_guests (
      guest_id uuid not null,
      registry_id uuid not null references registries on delete cascade,
      stopped_at timestamptz not null default now(),
      primary key (guest_id, registry_id)
    )`.execute(db);
  await sql`create index stopped_guests_registry on stopped_guests (registry_id)`.execute(db);
}
