import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Remembers the link through which a guest came last, for the mails that lead back to the registry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guest_links (
      guest_id uuid not null,
      registry_id uuid not null references registries on delete cascade,
      share_id uuid not null references registry_shares on delete cascade,
      primary key (registry_id, guest_id)
    )`.execute(db);
  await sql`create index guest_links_share on guest_links (share_id)`.execute(db);
  // The guest's own link while it is open, or paused without an open main link; never a revoked one.
  await sql`
    create function share_code_for_guest(registry uuid, guest uuid) returns text
    language sql stable as $$
      select share.share_code
        from registry_shares share
        left join guest_links own
          on own.share_id = share.id and own.registry_id = registry and own.guest_id = guest
       where share.registry_id = registry and share.revoked_at is null
         and (share.is_active or own.share_id is not null and share.is_named)
       order by exists (select from open_shares open where open.id = share.id) desc,
                own.share_id is not null desc, share.is_active desc
       limit 1
    $$`.execute(db);
}
