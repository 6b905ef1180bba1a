import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Refuses changes of audit entries, except for the removal of a deleted account and of entries after 180 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_audit_log() returns trigger language plpgsql as $f$
    begin
      -- The trigger on users calls this one from within: depth 2.
      if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and new.actor_id is null
         and new.id = old.id and new.action = old.action and new.created_at = old.created_at then
        return new;
      end if;
      if tg_op = 'DELETE' and old.created_at < now() - interval '180 days' then
        return old;
      end if;
      raise exception 'audit_log is append-only' using errcode = 'GR002';
    end
    $f$`.execute(db);
  await sql`
    create trigger keep_audit_log before update or delete on audit_log
      for each row execute function keep_audit_log()`.execute(db);
  await sql`
    create trigger keep_whole_audit_log before truncate on audit_log
      for each statement execute function keep_audit_log()`.execute(db);
}
