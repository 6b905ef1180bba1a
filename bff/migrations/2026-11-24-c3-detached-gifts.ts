import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/**
 * Keeps gifts whose item a host removes or makes smaller: they lose their item, not their registry and product. Their givers
 * are told some minutes later, so that the host can undo it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table claims
    alter item_id drop not null,
    add removed_item_id uuid,
    add removed_at timestamptz,
    add constraint claims_item_or_removed check ((item_id is null) = (removed_item_id is not null)),
    add constraint claims_removed_time check ((removed_item_id is null) or (removed_at is not null))`.execute(
    db,
  );
  await sql`create index claims_removed on claims (removed_item_id) where removed_item_id is not null`.execute(
    db,
  );
  // Gifts of a removed item wait here until their givers are told.
  await sql`alter table claims add removal_told_at timestamptz`.execute(db);
  await sql`create index claims_removal_untold on claims (removed_at)
    where removed_item_id is not null and removal_told_at is null`.execute(db);
}
