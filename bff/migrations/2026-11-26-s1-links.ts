import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/**
 * Adds named links beside the main one. `is_active` keeps its meaning, the one main link of a registry, because the previous
 * version of the server reads it and joins by it; `open_shares` has every link that opens its registry now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registry_shares
      add label text not null default '' check (length(label) <= 40),
      add is_named boolean not null default false,
      add paused_at timestamptz,
      add ends_at timestamptz,
      add revoked_at timestamptz,
      add constraint registry_shares_named check (not is_named or (not is_active and label <> ''))`.execute(
    db,
  );
  await sql`create index registry_shares_named on registry_shares (registry_id)
    where is_named and revoked_at is null`.execute(db);
  await sql`
    create view open_shares as
    select share.id, share.share_code, share.registry_id
      from registry_shares share
     where share.paused_at is null
       and (share.ends_at is null or share.ends_at > now())
       and (share.is_active or (
         share.is_named and share.revoked_at is null
         and exists (select from registries registry
                      where registry.id = share.registry_id and registry.deleted_at is null
                        and registry.status <> 'draft')))`.execute(db);
}
