import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** The registry that a mail is about. No foreign key, because a mail must not lock what a guest's gift changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add registry_id uuid`.execute(db);
  await sql`create index mails_registry_id on mails (registry_id, created_at)
    where registry_id is not null`.execute(db);
}
