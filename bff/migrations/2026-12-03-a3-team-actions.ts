import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** The team locks accounts, answers queries, sees a host's pages, and finds what was done to a registry or a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add locked_at timestamptz`.execute(db);
  await sql`create index users_locked on users (id) where locked_at is not null`.execute(db);
  await sql`create index users_unconfirmed on users (id) where email_verified_at is null`.execute(
    db,
  );
  await sql`
    alter table sessions
      add sees_as uuid references users on delete cascade,
      add sees_until timestamptz,
      add constraint sessions_sees_until_check check ((sees_as is null) = (sees_until is null))`.execute(
    db,
  );
  await sql`alter table queries add answered_at timestamptz`.execute(db);
  await sql`create index queries_open on queries (id) where answered_at is null`.execute(db);
  await sql`create index queries_search on queries
    using gin (lower(name || ' ' || email || ' ' || query_text) gin_trgm_ops)`.execute(db);
  await sql`
    create table query_entries (
      id uuid primary key default uuidv7(),
      query_id uuid not null references queries on delete cascade,
      user_id uuid references users on delete set null,
      kind text not null check (kind in ('note', 'reply')),
      text text not null check (length(text) between 1 and 5000),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index query_entries_query on query_entries (query_id, id)`.execute(db);
  await sql`create index query_entries_user on query_entries (user_id) where user_id is not null`.execute(
    db,
  );
  await sql`create index audit_log_of_subject on audit_log (subject, id)`.execute(db);
  await sql`create index audit_log_of_registry on audit_log ((details->>'registryId'), id)
    where details->>'registryId' is not null`.execute(db);
}
