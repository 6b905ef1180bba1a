import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** An external product keeps up to three pictures beside its main one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      add more_image_urls text[] not null default '{}',
      add constraint products_have_few_more_pictures check (cardinality(more_image_urls) <= 3),
      add constraint products_of_catalogue_have_one_picture
        check (source_type = 'external' or more_image_urls = '{}')`.execute(db);
  await sql`
    create index products_more_pictures on products using gin (more_image_urls)
      where more_image_urls <> '{}'`.execute(db);
}
