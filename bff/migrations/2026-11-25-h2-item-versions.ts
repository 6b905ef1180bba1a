import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/**
 * Counts the changes of a gift's quantity and mark, and of a section's name, so that a save can tell that it is stale.
 * Triggers count, because the previous version of the server writes these columns too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registry_items
      add quantity_version integer not null default 1 check (quantity_version > 0),
      add mark_version integer not null default 1 check (mark_version > 0)`.execute(db);
  await sql`
    create function count_item_edits() returns trigger language plpgsql as $f$
    begin
      if new.quantity_requested is distinct from old.quantity_requested then
        new.quantity_version := old.quantity_version + 1;
      end if;
      if new.is_most_wanted is distinct from old.is_most_wanted then
        new.mark_version := old.mark_version + 1;
      end if;
      return new;
    end $f$`.execute(db);
  await sql`
    create trigger registry_items_count_edits before update of quantity_requested, is_most_wanted
      on registry_items for each row execute function count_item_edits()`.execute(db);

  await sql`
    alter table registry_sections
      add name_version integer not null default 1 check (name_version > 0)`.execute(db);
  await sql`
    create function count_section_edits() returns trigger language plpgsql as $f$
    begin
      if new.name is distinct from old.name then
        new.name_version := old.name_version + 1;
      end if;
      return new;
    end $f$`.execute(db);
  await sql`
    create trigger registry_sections_count_edits before update of name
      on registry_sections for each row execute function count_section_edits()`.execute(db);
}
