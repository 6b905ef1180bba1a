import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table announcements (
      id uuid primary key default uuidv7(),
      audience text not null check (audience in ('everybody', 'hosts', 'guests')),
      kind text not null check (kind in ('news', 'warning', 'problem')),
      text text not null check (length(text) between 1 and 300),
      link_label text check (length(link_label) between 1 and 60),
      link_url text check (length(link_url) between 1 and 500),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      version integer not null default 1,
      created_by uuid references users (id) on delete set null,
      created_at timestamptz not null default now(),
      check (ends_at > starts_at),
      check ((link_label is null) = (link_url is null))
    )`.execute(db);
  await sql`create index announcements_ends_at on announcements (ends_at)`.execute(db);
}
