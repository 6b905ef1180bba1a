import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Tokens with which a team publishes one project over HTTP, and the time since which a release is live. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deploy_tokens (
      id uuid primary key default uuidv7(),
      project text not null check (project ~ '^[a-z0-9-]{1,60}$'),
      label text not null check (length(label) between 1 and 80),
      token_hash bytea not null unique check (length(token_hash) = 32),
      created_by uuid references users on delete set null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz
    )`.execute(db);

  // A release that was never live is no target of a rollback.
  await sql`alter table mfe_releases add live_since timestamptz`.execute(db);
  await sql`update mfe_releases set live_since = published_at`.execute(db);
  // A trigger, because the previous version of the server also changes the pointer.
  await sql`
    create function date_live_release() returns trigger language plpgsql as $f$
    begin
      if new.is_live and (tg_op = 'INSERT' or not old.is_live) then
        new.live_since := clock_timestamp();
      end if;
      return new;
    end $f$`.execute(db);
  await sql`
    create trigger mfe_releases_date_live before insert or update of is_live
      on mfe_releases for each row execute function date_live_release()`.execute(db);
}
