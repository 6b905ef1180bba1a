import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Adds the name on the parcel. Null before a host saves the delivery again, and always for the previous version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registries
      add recipient_name text check (length(recipient_name) between 1 and 200)`.execute(db);
}
