import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Asks guests for a mailbox when a browser or a network gives unusually much. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `tokens` is the bucket's content at `refilled_at`. `unconfirmed_units` is never below the true number.
  await sql`
    create table gift_network_usage (
      registry_id uuid not null references registries on delete cascade,
      network bytea not null check (length(network) = 32),
      tokens double precision not null,
      refilled_at timestamptz not null default now(),
      unconfirmed_units int not null,
      hour_units int not null,
      hour_started_at timestamptz not null default now(),
      unusual_at timestamptz,
      told_at timestamptz,
      primary key (registry_id, network)
    )`.execute(db);
  await sql`create index gift_network_usage_age on gift_network_usage (refilled_at)`.execute(db);
  await sql`create index gift_network_usage_unusual on gift_network_usage (unusual_at)
    where unusual_at is not null`.execute(db);

  // Gifts that wait for a mailbox and hold no unit. The id becomes that of the claim or contribution.
  await sql`
    create table pending_gifts (
      id uuid primary key,
      registry_id uuid not null references registries on delete cascade,
      item_id uuid not null references registry_items on delete cascade,
      guest_id uuid not null,
      share_code text not null,
      quantity int not null check (quantity between 1 and 99),
      amount numeric(12, 2) check (amount > 0),
      guest_name text not null check (length(guest_name) <= 50),
      guest_email text not null check (length(guest_email) between 3 and 254),
      message text check (length(message) <= 500),
      network bytea not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index pending_gifts_guest on pending_gifts (guest_id)`.execute(db);
  await sql`create index pending_gifts_registry on pending_gifts (registry_id)`.execute(db);
  await sql`create index pending_gifts_item on pending_gifts (item_id)`.execute(db);
  await sql`create index pending_gifts_expiring on pending_gifts (expires_at)`.execute(db);

  await sql`create index claims_waiting on claims (registry_id) where confirm_by is not null`.execute(
    db,
  );

  await sql`alter table guest_mailboxes
    add code_hash bytea,
    add code_expires_at timestamptz,
    add code_attempts smallint not null default 0`.execute(db);
}
