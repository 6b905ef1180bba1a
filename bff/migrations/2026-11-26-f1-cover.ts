import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** A registry has a cover picture with its description, and a story. A trigger counts their saves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registries
      add cover_image_url text check (cover_image_url ~ '^/gift-pictures/[0-9a-f]{64}-1280[.]webp$'),
      add cover_alt text check (cover_alt <> '' and length(cover_alt) <= 200),
      add story text check (story <> '' and length(story) <= 1000),
      add cover_version integer not null default 1 check (cover_version > 0),
      add constraint registries_cover_is_described check ((cover_image_url is null) = (cover_alt is null))`.execute(
    db,
  );
  await sql`
    create index registries_cover on registries (cover_image_url) where cover_image_url is not null`.execute(
    db,
  );
  await sql`
    create function count_cover_edits() returns trigger language plpgsql as $f$
    begin
      if (new.cover_image_url, new.cover_alt, new.story)
        is distinct from (old.cover_image_url, old.cover_alt, old.story)
      then
        new.cover_version := old.cover_version + 1;
      end if;
      return new;
    end $f$`.execute(db);
  await sql`
    create trigger registries_count_cover_edits before update of cover_image_url, cover_alt, story
      on registries for each row execute function count_cover_edits()`.execute(db);
}
