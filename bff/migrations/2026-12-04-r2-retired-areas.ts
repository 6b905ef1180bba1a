import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** An area that has closed: its pages stay addresses that say so, until it is published again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mfe_releases add retired_at timestamptz`.execute(db);
}
