import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Lets gifts wait until their guest has confirmed a mailbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A reserved claim or a contribution with `confirm_by` is released at that time unless the guest confirms the mailbox.
  await sql`alter table claims add confirm_by timestamptz`.execute(db);
  await sql`alter table contributions add confirm_by timestamptz`.execute(db);
  await sql`create index contributions_unconfirmed on contributions (confirm_by)
    where confirm_by is not null`.execute(db);

  await sql`
    create table guest_mailboxes (
      id uuid primary key default uuidv7(),
      guest_id uuid not null,
      email text not null check (length(email) between 3 and 254),
      mailed_at timestamptz not null default now(),
      confirmed_at timestamptz,
      unique (guest_id, email)
    )`.execute(db);
  await sql`create index guest_mailboxes_confirmed on guest_mailboxes (email)
    where confirmed_at is not null`.execute(db);
  await sql`create index guest_mailboxes_age on guest_mailboxes (mailed_at)`.execute(db);
}
