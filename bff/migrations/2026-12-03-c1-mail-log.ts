import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** A row for each outgoing mail, with the id of its row in `outbox` or `waiting_mails`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id uuid primary key,
      template text not null,
      recipient text not null,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'given-up')),
      reason text,
      attempts integer not null default 0,
      -- Encrypted, as it was sent; null when its links and codes have ended.
      content text,
      content_until timestamptz not null,
      -- Encrypted, without links and codes.
      shown text not null,
      again_of uuid,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index mails_created_at on mails (created_at, id)`.execute(db);
  await sql`create index mails_state on mails (state, created_at, id)`.execute(db);
  await sql`create index mails_template on mails (template, created_at, id)`.execute(db);
  await sql`create index mails_again_of on mails (again_of) where again_of is not null`.execute(db);
  await sql`create index mails_content_until on mails (content_until) where content is not null`.execute(
    db,
  );
  await sql`create index mails_recipient on mails using gin (lower(recipient) gin_trgm_ops)`.execute(
    db,
  );
}
