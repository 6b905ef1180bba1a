import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Keeps the questions of guests about gifts, and the answers of hosts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gift_questions (
      id uuid primary key default uuidv7(),
      registry_id uuid not null references registries on delete cascade,
      item_id uuid not null references registry_items on delete cascade,
      guest_id uuid not null,
      guest_name text not null default '' check (length(guest_name) <= 50),
      guest_email text check (length(guest_email) <= 254),
      question text not null check (length(question) between 1 and 500),
      answer text check (length(answer) between 1 and 1000),
      is_public boolean not null default false,
      answered_by uuid references users on delete set null,
      answered_at timestamptz,
      created_at timestamptz not null default now(),
      check ((answer is null) = (answered_at is null)),
      check (not is_public or answer is not null)
    )`.execute(db);
  // A form that is sent twice asks once.
  await sql`create unique index gift_questions_once
    on gift_questions (guest_id, item_id, md5(question))`.execute(db);
  await sql`create index gift_questions_of_registry on gift_questions (registry_id, id)`.execute(
    db,
  );
  await sql`create index gift_questions_public on gift_questions (item_id) where is_public`.execute(
    db,
  );
}
