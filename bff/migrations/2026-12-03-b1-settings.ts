import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Keeps the settings that a team changes while the platform runs; a null value leaves the default in force. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      name text primary key check (name ~ '^[A-Z][A-Z_]{1,59}$'),
      value text check (length(value) between 1 and 2000),
      changed_by uuid references users on delete set null,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index settings_changed_by on settings (changed_by)`.execute(db);
}
