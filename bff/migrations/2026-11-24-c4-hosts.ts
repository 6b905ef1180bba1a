import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Adds co-hosts, mails to hosts, the life of a registry and the end of guests' data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table co_hosts (
      registry_id uuid not null references registries on delete cascade,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (registry_id, user_id)
    )`.execute(db);
  await sql`create index co_hosts_user on co_hosts (user_id)`.execute(db);

  // Single use: accepting and revoking end an invitation.
  await sql`
    create table co_host_invitations (
      id uuid primary key default uuidv7(),
      registry_id uuid not null references registries on delete cascade,
      email text not null check (email = lower(email) and length(email) <= 254),
      token_hash bytea not null unique check (length(token_hash) = 32),
      invited_by uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null check (expires_at > created_at),
      accepted_at timestamptz,
      revoked_at timestamptz,
      check (accepted_at is null or revoked_at is null)
    )`.execute(db);
  await sql`create unique index co_host_invitations_open on co_host_invitations (registry_id, email)
    where accepted_at is null and revoked_at is null`.execute(db);

  // A deleted registry is kept for 30 days. Its shares that were active then return with it.
  await sql`alter table registries
    add handover_to uuid references users on delete set null,
    add deleted_at timestamptz,
    add archived_at timestamptz,
    add completed_at timestamptz,
    add completion_offered_at timestamptz,
    add event_reminded_for date,
    add revealed_at timestamptz,
    add guest_data_told_at timestamptz,
    add guest_data_removed_at timestamptz`.execute(db);
  await sql`create index registries_deleted on registries (deleted_at) where deleted_at is not null`.execute(
    db,
  );
  await sql`create index registries_event_date on registries (event_date)`.execute(db);
  await sql`alter table registry_shares add ended_with_registry boolean not null default false`.execute(
    db,
  );

  await sql`
    create table host_mail_settings (
      user_id uuid primary key references users on delete cascade,
      gift_mails text not null default 'at-once' check (gift_mails in ('at-once', 'daily', 'never')),
      event_mails boolean not null default true,
      updated_at timestamptz not null default now()
    )`.execute(db);

  // One row per gift and host, deleted when the host was mailed.
  await sql`
    create table host_notices (
      user_id uuid not null references users on delete cascade,
      registry_id uuid not null references registries on delete cascade,
      gift_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (user_id, gift_id)
    )`.execute(db);
  await sql`create index host_notices_registry on host_notices (registry_id, created_at)`.execute(
    db,
  );
  await sql`
    create table host_digests (
      user_id uuid not null references users on delete cascade,
      registry_id uuid not null references registries on delete cascade,
      sent_on date not null,
      primary key (user_id, registry_id)
    )`.execute(db);

  // Hosts are not mailed about gifts from before.
  await sql`alter table claims add told_at timestamptz`.execute(db);
  await sql`alter table contributions add told_at timestamptz`.execute(db);
  await sql`update claims set told_at = now() where status <> 'reserved'`.execute(db);
  await sql`update contributions set told_at = now()`.execute(db);
  await sql`create index claims_untold on claims (updated_at)
    where told_at is null and kind = 'guest' and status = 'purchased'`.execute(db);
  await sql`create index contributions_untold on contributions (created_at)
    where told_at is null and status = 'purchased'`.execute(db);

  // No new gift for a completed or a deleted registry, also by the previous version of the server.
  await sql`
    create or replace function claims_set_registry() returns trigger language plpgsql as $$
    declare closed boolean;
    begin
      if new.registry_id is null then
        select item.registry_id, item.product_id, registry.status = 'completed' or registry.deleted_at is not null
          into new.registry_id, new.product_id, closed
          from registry_items item left join registries registry on registry.id = item.registry_id
         where item.id = new.item_id;
        if closed then
          raise exception 'registry_closed' using errcode = 'GR001';
        end if;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create or replace function contributions_set_registry() returns trigger language plpgsql as $$
    declare closed boolean;
    begin
      if new.registry_id is null then
        select claims.registry_id, claims.product_id, registry.status = 'completed' or registry.deleted_at is not null
          into new.registry_id, new.product_id, closed
          from claims left join registries registry on registry.id = claims.registry_id
         where claims.id = new.claim_id;
        if closed then
          raise exception 'registry_closed' using errcode = 'GR001';
        end if;
      end if;
      return new;
    end $$`.execute(db);
}
