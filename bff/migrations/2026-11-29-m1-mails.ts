import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Lets mails wait until their mailbox may get one more, and gives mails about questions a setting of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_mails (
      id uuid primary key default uuidv7(),
      guest_id uuid,
      importance smallint not null check (importance between 1 and 5),
      payload text not null,
      try_at timestamptz not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index waiting_mails_try_at on waiting_mails (try_at)`.execute(db);
  await sql`create index waiting_mails_expires_at on waiting_mails (expires_at)`.execute(db);
  await sql`create index waiting_mails_guest on waiting_mails (guest_id) where guest_id is not null`.execute(
    db,
  );

  // Null follows the mails about gifts, as it did before: who ended those gets no questions.
  await sql`alter table host_mail_settings add question_mails boolean`.execute(db);
}
