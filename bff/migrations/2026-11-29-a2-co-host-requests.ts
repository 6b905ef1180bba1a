import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Adds requests to co-host by accounts whose address is not the invited one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // It ends with its invitation, and stays when it was refused, so that the account can't ask again.
  await sql`
    create table co_host_requests (
      id uuid primary key default uuidv7(),
      invitation_id uuid not null references co_host_invitations on delete cascade,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null check (expires_at > created_at),
      refused_at timestamptz,
      unique (invitation_id, user_id)
    )`.execute(db);
  await sql`create index co_host_requests_user on co_host_requests (user_id)`.execute(db);
}
