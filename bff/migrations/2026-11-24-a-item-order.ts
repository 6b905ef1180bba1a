import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/**
 * Sections, the host's order, and a note and a mark for each gift. Items of the previous version have position 0 and no
 * section: they stay first, the newest on top.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table registry_sections (
      id uuid primary key default uuidv7(),
      registry_id uuid not null references registries on delete cascade,
      name text not null check (length(name) between 1 and 40),
      position integer not null,
      created_at timestamptz not null default now(),
      unique (id, registry_id)
    )`.execute(db);
  await sql`create unique index registry_sections_name_once
    on registry_sections (registry_id, lower(name))`.execute(db);

  await sql`
    alter table registry_items
      add position integer not null default 0,
      add section_id uuid,
      add note text check (length(note) between 1 and 200),
      add note_version integer not null default 1 check (note_version > 0),
      add is_most_wanted boolean not null default false,
      add constraint registry_items_section_of_registry
        foreign key (section_id, registry_id) references registry_sections (id, registry_id)`.execute(
    db,
  );
  await sql`create index registry_items_section on registry_items (section_id)
    where section_id is not null`.execute(db);

  // A removed gift can be put back as it was for a day.
  await sql`
    create table removed_items (
      id uuid primary key,
      registry_id uuid references registries on delete cascade,
      removed_by_user_id uuid not null references users on delete cascade,
      item jsonb not null,
      removed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index removed_items_age on removed_items (removed_at)`.execute(db);
}
