import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Adds the time at which hosts were told that somebody guesses their passcode. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registries add passcode_guessed_at timestamptz`.execute(db);
}
