import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Removes the person from the audit log when an account is deleted; the entries stay until they expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_log_created_at on audit_log (created_at)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_id) where actor_id is not null`.execute(
    db,
  );
  await sql`
    create function redact_audit_log() returns trigger language plpgsql as $f$
    begin
      update audit_log
         set actor_id = null, subject = 'deleted-account', details = details - '{ip,userAgent}'::text[]
       where actor_id = old.id or subject = 'user:' || old.id;
      return null;
    end
    $f$`.execute(db);
  await sql`
    create trigger redact_audit_log after delete on users
      for each row execute function redact_audit_log()`.execute(db);
}
