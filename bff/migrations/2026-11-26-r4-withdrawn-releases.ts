import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** A release that was rolled back from is no target of the next rollback, unless it is made live again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mfe_releases add withdrawn_at timestamptz`.execute(db);
}
