import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/**
 * Keeps what teams, owners and co-hosts did for two years, and the record of sign-ins for 180 days. Only `prune_audit_log`
 * removes entries; the trigger looks for it on the stack, so no other statement can, whatever it sets.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function audit_entry_days(action text) returns integer language sql immutable as $f$
      select case when action in (
        'sign-up', 'sign-up-repeated', 'sign-in', 'sign-in-failed', 'sign-out', 'sessions-ended',
        'email-confirmed', 'password-reset', 'password-wiped', 'identity-linked', 'identity-confirmed',
        'identity-not-confirmed', 'details-changed', 'password-changed', 'email-change-asked',
        'email-change-refused', 'email-changed', 'email-restored', 'data-exported', 'deletion-asked',
        'account-kept', 'account-deleted', 'registry-deleted', 'registry-restored', 'handover-offered',
        'handover-withdrawn', 'handover-accepted', 'handover-declined', 'co-host-allowed',
        'co-host-refused', 'co-host-removed') then 180 else 731 end
    $f$`.execute(db);
  await sql`
    create or replace function keep_audit_log() returns trigger language plpgsql as $f$
    declare
      stack text;
    begin
      -- The trigger on users calls this one from within: depth 2.
      if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and new.actor_id is null
         and new.id = old.id and new.action = old.action and new.created_at = old.created_at then
        return new;
      end if;
      get diagnostics stack = pg_context;
      if tg_op = 'DELETE' and position('PL/pgSQL function prune_audit_log(integer)' in stack) > 0
         and old.created_at < now() - make_interval(days => audit_entry_days(old.action)) then
        return old;
      end if;
      raise exception 'audit_log is append-only' using errcode = 'GR002';
    end
    $f$`.execute(db);
  await sql`
    create function prune_audit_log(most integer) returns integer
      language plpgsql security definer set search_path = public as $f$
    declare
      removed integer;
    begin
      delete from audit_log where id = any(array(
        select id from audit_log
         where created_at < now() - interval '180 days'
           and created_at < now() - make_interval(days => audit_entry_days(action))
         limit most));
      get diagnostics removed = row_count;
      return removed;
    end
    $f$`.execute(db);
  await sql`create index audit_log_by_actor on audit_log (actor_id, id)`.execute(db);
  await sql`create index audit_log_by_action on audit_log (action, id)`.execute(db);
  await sql`create index audit_log_by_subject on audit_log (subject text_pattern_ops)`.execute(db);
}
