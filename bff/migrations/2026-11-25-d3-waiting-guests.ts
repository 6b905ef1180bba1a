import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Keeps the line of guests who want to know when a held gift becomes free. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_guests (
      id uuid primary key default uuidv7(),
      item_id uuid not null references registry_items on delete cascade,
      guest_id uuid not null,
      email text not null check (length(email) between 3 and 254),
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      told_at timestamptz,
      turn_ends_at timestamptz,
      unique (item_id, guest_id),
      check ((told_at is null) = (turn_ends_at is null)),
      check (told_at is null or confirmed_at is not null)
    )`.execute(db);
  await sql`create index waiting_guests_line on waiting_guests (item_id, id)
    where confirmed_at is not null and told_at is null`.execute(db);
  await sql`create index waiting_guests_of_guest on waiting_guests (guest_id)`.execute(db);
  await sql`create index waiting_guests_unconfirmed on waiting_guests (created_at)
    where confirmed_at is null`.execute(db);
  await sql`create index waiting_guests_told on waiting_guests (turn_ends_at)
    where turn_ends_at is not null`.execute(db);
}
