import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** The share of visitors, in percent, that gets a release before it is live for everybody; at most one per project. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mfe_releases
      add canary_percent integer check (canary_percent between 0 and 99)`.execute(db);
  await sql`
    create unique index mfe_releases_one_canary on mfe_releases (project)
      where canary_percent is not null`.execute(db);
  // The previous version of the server makes a release live without ending its canary.
  await sql`
    create function end_canary_of_live_release() returns trigger language plpgsql as $f$
    begin
      if new.is_live then
        new.canary_percent := null;
      end if;
      return new;
    end $f$`.execute(db);
  await sql`
    create trigger mfe_releases_end_canary before insert or update of is_live
      on mfe_releases for each row execute function end_canary_of_live_release()`.execute(db);
}
