import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Publishes drafts that guests can already open, and refuses new ones: a draft never has an active share link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update registries set status = 'published'
     where status = 'draft' and exists (
       select from registry_shares share where share.registry_id = registries.id and share.is_active)`.execute(
    db,
  );

  // Share link and status may change in either order within a transaction, so the commit checks.
  await sql`
    create function refuse_shared_draft() returns trigger language plpgsql as $f$
    declare
      checked uuid;
    begin
      if tg_table_name = 'registries' then
        checked := new.id;
      else
        checked := new.registry_id;
      end if;
      perform from registries where id = checked for share;
      if exists (
        select from registries registry
          join registry_shares share on share.registry_id = registry.id and share.is_active
         where registry.id = checked and registry.status = 'draft'
      ) then
        raise exception 'A draft can''t have an active share link.'
          using errcode = 'check_violation', constraint = 'no_shared_draft';
      end if;
      return null;
    end
    $f$`.execute(db);
  await sql`
    create constraint trigger no_shared_draft after insert or update of is_active on registry_shares
      deferrable initially deferred for each row when (new.is_active)
      execute function refuse_shared_draft()`.execute(db);
  await sql`
    create constraint trigger no_shared_draft after update of status on registries
      deferrable initially deferred for each row when (new.status = 'draft')
      execute function refuse_shared_draft()`.execute(db);
}
