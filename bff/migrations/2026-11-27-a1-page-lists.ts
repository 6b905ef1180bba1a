import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Keeps the links that a host pasted at once, one list per account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_lists (
      id uuid primary key default uuidv7(),
      user_id uuid not null unique references users on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index page_lists_created_at on page_lists (created_at)`.execute(db);
  // Scrapes are rows of the outbox, which is pruned before the list.
  await sql`
    create table page_list_lines (
      id uuid primary key default uuidv7(),
      list_id uuid not null references page_lists on delete cascade,
      place smallint not null check (place between 1 and 50),
      url text not null check (length(url) between 1 and 2048),
      scrape_id uuid not null,
      decision text check (decision in ('added', 'dropped')),
      unique (list_id, place),
      unique (list_id, url)
    )`.execute(db);
  await sql`create index page_list_lines_scrape on page_list_lines (scrape_id)`.execute(db);
}
