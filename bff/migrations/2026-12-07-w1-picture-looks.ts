import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** A picture has a colour that stands in its place while it loads, and may be a cut-out, which is shown whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      add image_colour text check (image_colour ~ '^#[0-9a-f]{6}$'),
      add image_is_cut_out boolean not null default false`.execute(db);
}
