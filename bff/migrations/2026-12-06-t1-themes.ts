import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** A registry has a theme, and its cover the scrim under which letters are readable on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registries
      add theme text not null default 'marigold' check (theme in ('marigold', 'lotus', 'indigo', 'mehndi',
        'monsoon', 'festival-night', 'nursery', 'plain')),
      add cover_scrim smallint check (cover_scrim between 0 and 100)`.execute(db);
  await sql`
    create or replace function count_cover_edits() returns trigger language plpgsql as $f$
    begin
      if (new.cover_image_url, new.cover_alt, new.story, new.theme)
        is distinct from (old.cover_image_url, old.cover_alt, old.story, old.theme)
      then
        new.cover_version := old.cover_version + 1;
      end if;
      return new;
    end $f$`.execute(db);
  await sql`drop trigger registries_count_cover_edits on registries`.execute(db);
  await sql`
    create trigger registries_count_cover_edits before update of cover_image_url, cover_alt, story, theme
      on registries for each row execute function count_cover_edits()`.execute(db);
}
