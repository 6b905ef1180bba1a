import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Adds the account page: confirmations of identity, changes of the address, exports and the deletion of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add confirmed_at timestamptz`.execute(db);

  await sql`alter table auth_tokens
    drop constraint auth_tokens_purpose_check,
    add constraint auth_tokens_purpose_check check (purpose in (
      'confirm-email', 'magic-link', 'otp', 'recovery', 'step-up', 'email-change', 'email-restore'))`.execute(
    db,
  );

  // Applied when both mailboxes have confirmed it.
  await sql`
    create table email_changes (
      user_id uuid primary key references users on delete cascade,
      new_email text not null check (new_email = lower(new_email) and length(new_email) <= 254),
      old_confirmed_at timestamptz,
      new_confirmed_at timestamptz,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null check (expires_at > created_at)
    )`.execute(db);

  await sql`alter table users add deletes_at timestamptz`.execute(db);
  await sql`create index users_deletes_at on users (deletes_at) where deletes_at is not null`.execute(
    db,
  );
  // These return when the account is kept.
  await sql`alter table registries add deleted_with_account boolean not null default false`.execute(
    db,
  );

  await sql`
    create table data_exports (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      expires_at timestamptz,
      check ((finished_at is null) = (expires_at is null))
    )`.execute(db);
  await sql`create unique index data_exports_one_waiting on data_exports (user_id)
    where finished_at is null`.execute(db);
  await sql`create index data_exports_user on data_exports (user_id, id)`.execute(db);
  await sql`
    create table data_export_parts (
      export_id uuid not null references data_exports on delete cascade,
      position integer not null,
      content bytea not null,
      primary key (export_id, position)
    )`.execute(db);
}
