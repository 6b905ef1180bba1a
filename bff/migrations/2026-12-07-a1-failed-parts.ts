import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** The dialog, sheet or section of a page that failed alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table browser_reports
      add failed_part text check (failed_part ~ '^[a-z0-9-]{1,60}$')`.execute(db);
}
