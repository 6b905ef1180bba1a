import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);

  // PostgreSQL 18 brings uuidv7(); older servers get an equivalent.
  await sql`
    do $$ begin
      if to_regprocedure('uuidv7()') is null then
        create function uuidv7() returns uuid language sql volatile as $f$
          select encode(
            set_bit(set_bit(
              overlay(uuid_send(gen_random_uuid())
                placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
                from 1 for 6),
              52, 1), 53, 1), 'hex')::uuid
        $f$;
      end if;
    end $$`.execute(db);

  await sql`
    create table users (
      id uuid primary key default uuidv7(),
      email text not null unique check (email = lower(email) and length(email) <= 254),
      email_verified_at timestamptz,
      password_hash text check (password_hash like '$argon2id$%'),
      session_epoch integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table profiles (
      id uuid primary key references users on delete cascade,
      role text not null default 'host' check (role in ('admin', 'host', 'guest', 'viewer')),
      first_name text not null default '' check (length(first_name) <= 50),
      last_name text not null default '' check (length(last_name) <= 50),
      phone text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table user_roles (
      user_id uuid not null references users on delete cascade,
      role text not null check (role in ('admin', 'host', 'guest', 'viewer')),
      primary key (user_id, role)
    )`.execute(db);

  await sql`
    create table identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index identities_user_id on identities (user_id)`.execute(db);

  // Raising an account's epoch ends its sessions, also one that a slow sign-in is about to write.
  await sql`
    create table sessions (
      id_hash bytea primary key check (length(id_hash) = 32),
      public_id uuid not null unique default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      session_epoch integer not null,
      user_agent text not null default '' check (length(user_agent) <= 300),
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_user_id on sessions (user_id)`.execute(db);
  await sql`create index sessions_expires_at on sessions (expires_at)`.execute(db);

  await sql`
    create table auth_tokens (
      id uuid primary key default uuidv7(),
      user_id uuid references users on delete cascade,
      email text not null check (email = lower(email)),
      purpose text not null
        check (purpose in ('confirm-email', 'magic-link', 'otp', 'recovery')),
      mode text not null default 'login' check (mode in ('login', 'signup')),
      token_hash bytea not null check (length(token_hash) = 32),
      attempts integer not null default 0 check (attempts >= 0),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null check (expires_at > created_at),
      consumed_at timestamptz
    )`.execute(db);
  // A new credential replaces the outstanding one of its kind.
  await sql`create unique index auth_tokens_one_outstanding on auth_tokens (email, purpose)
    where consumed_at is null`.execute(db);
  await sql`create index auth_tokens_token_hash on auth_tokens (token_hash)`.execute(db);

  await sql`
    create table rate_limits (
      key text primary key,
      count integer not null check (count > 0),
      resets_at timestamptz not null
    )`.execute(db);

  await sql`
    create table product_categories (
      id uuid primary key default uuidv7(),
      key text not null unique,
      name text not null,
      is_active boolean not null default true,
      display_order integer not null
    )`.execute(db);

  await sql`
    create table products (
      id uuid primary key default uuidv7(),
      key text unique,
      name text not null check (length(name) between 1 and 300),
      brand text,
      description text not null default '',
      price numeric(12, 2) check (price >= 0),
      currency char(3) not null default 'INR' check (currency ~ '^[A-Z]{3}$'),
      image_url text not null,
      thumbnail_url text,
      corrected_fields text[] not null default '{}' check (corrected_fields <@ array[
        'name', 'brand', 'price', 'currency', 'description', 'picture']),
      source_type text not null default 'internal' check (source_type in ('internal', 'external')),
      external_url text,
      stock_quantity integer not null default 0 check (stock_quantity >= 0),
      is_active boolean not null default true,
      category_id uuid references product_categories,
      occasions text[] not null default '{}' check (occasions <@ array[
        'baby-shower', 'birthday', 'wedding', 'housewarming', 'anniversary', 'graduation']),
      added_by_user_id uuid references users on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((source_type = 'external') = (external_url is not null))
    )`.execute(db);
  await sql`create index products_search on products
    using gin ((name || ' ' || description) gin_trgm_ops)
    where is_active and source_type = 'internal'`.execute(db);
  await sql`create index products_newest on products (id desc)
    where is_active and source_type = 'internal'`.execute(db);
  await sql`create index products_category on products (category_id)
    where is_active and source_type = 'internal'`.execute(db);
  // One adder's corrections never change another host's product, so a shop address is unique per adder.
  await sql`create unique index products_external_once on products (added_by_user_id, external_url)
    where source_type = 'external'`.execute(db);

  await sql`
    create table registries (
      id uuid primary key default uuidv7(),
      owner_id uuid not null references users on delete cascade,
      registry_name text not null check (length(registry_name) between 1 and 100),
      occasion text not null check (occasion in (
        'baby-shower', 'birthday', 'wedding', 'housewarming', 'anniversary', 'graduation', 'other')),
      event_date date not null,
      guest_range text not null,
      guest_message text check (length(guest_message) <= 500),
      phone_number text not null check (phone_number ~ '^[6-9][0-9]{9}$'),
      status text not null default 'draft' check (status in ('draft', 'published', 'completed')),
      delivery_preference text check (delivery_preference in ('catalog_delivery', 'guest_delivery')),
      address_line_1 text,
      address_line_2 text,
      city text,
      state text,
      zip_code text check (zip_code ~ '^[0-9]{6}$'),
      delivery_instructions text,
      terms_accepted boolean not null default false,
      version bigint not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (delivery_preference is distinct from 'catalog_delivery' or (
        address_line_1 is not null and city is not null and state is not null and zip_code is not null)),
      check (delivery_preference is distinct from 'guest_delivery' or (
        address_line_1 is null and address_line_2 is null and city is null and state is null
        and zip_code is null and delivery_instructions is null))
    )`.execute(db);
  await sql`create index registries_owner on registries (owner_id, id desc)`.execute(db);

  await sql`
    create table registry_shares (
      id uuid primary key default uuidv7(),
      registry_id uuid not null references registries on delete cascade,
      share_code text not null unique check (share_code ~ '^[A-Za-z0-9_-]{22}$'),
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index registry_shares_one_active on registry_shares (registry_id)
    where is_active`.execute(db);

  await sql`
    create table registry_items (
      id uuid primary key default uuidv7(),
      registry_id uuid references registries on delete cascade,
      product_id uuid not null references products,
      added_by_user_id uuid not null references users on delete cascade,
      quantity_requested integer not null default 1 check (quantity_requested between 1 and 99),
      quantity_reserved integer not null default 0 check (quantity_reserved >= 0),
      quantity_fulfilled integer not null default 0 check (quantity_fulfilled >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint registry_items_never_oversold
        check (quantity_reserved + quantity_fulfilled <= quantity_requested)
    )`.execute(db);
  await sql`create unique index registry_items_product_once on registry_items (registry_id, product_id)
    where registry_id is not null`.execute(db);
  await sql`create unique index registry_items_unattached_once on registry_items (added_by_user_id, product_id)
    where registry_id is null`.execute(db);
  await sql`create index registry_items_added_by on registry_items (added_by_user_id)`.execute(db);
  await sql`create index registry_items_product on registry_items (product_id)`.execute(db);

  // A 'guest' claim is one guest's units; a 'group' claim is one unit that contributions fill up.
  await sql`
    create table claims (
      id uuid primary key default uuidv7(),
      item_id uuid not null references registry_items,
      kind text not null default 'guest' check (kind in ('guest', 'group')),
      guest_id uuid,
      status text not null check (status in ('reserved', 'purchased', 'released')),
      quantity integer not null check (quantity > 0),
      guest_name text not null default '' check (length(guest_name) <= 50),
      guest_email text check (length(guest_email) <= 254),
      message text check (length(message) <= 500),
      unit_price numeric(12, 2),
      pledged_amount numeric(12, 2) not null default 0 check (pledged_amount >= 0),
      expires_at timestamptz,
      extended_at timestamptz,
      reminded_at timestamptz,
      received_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((kind = 'guest') = (guest_id is not null)),
      check (kind = 'guest' or (quantity = 1 and unit_price > 0 and pledged_amount <= unit_price)),
      check (kind = 'group' or pledged_amount = 0),
      check (kind = 'group' or (status = 'reserved') = (expires_at is not null))
    )`.execute(db);
  await sql`create index claims_item on claims (item_id)`.execute(db);
  await sql`create index claims_guest on claims (guest_id) where guest_id is not null`.execute(db);
  await sql`create index claims_expiring on claims (expires_at) where status = 'reserved'`.execute(
    db,
  );
  await sql`create unique index claims_one_open_group on claims (item_id)
    where kind = 'group' and status = 'reserved'`.execute(db);

  await sql`
    create table contributions (
      id uuid primary key default uuidv7(),
      claim_id uuid not null references claims,
      guest_id uuid not null,
      status text not null default 'purchased' check (status in ('purchased', 'released')),
      amount numeric(12, 2) not null check (amount > 0),
      guest_name text not null check (length(guest_name) <= 50),
      guest_email text check (length(guest_email) <= 254),
      message text check (length(message) <= 500),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index contributions_claim on contributions (claim_id)`.execute(db);
  await sql`create index contributions_guest on contributions (guest_id)`.execute(db);

  await sql`
    create table idempotency_keys (
      key uuid not null,
      scope text not null,
      guest_id uuid not null,
      request_hash bytea not null,
      response jsonb,
      created_at timestamptz not null default now(),
      primary key (guest_id, scope, key)
    )`.execute(db);
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db);

  await sql`
    create table queries (
      id uuid primary key default uuidv7(),
      name text not null check (length(name) between 1 and 50),
      email text not null check (length(email) between 1 and 100),
      phone text check (phone ~ '^[6-9][0-9]{9}$'),
      query_text text not null check (length(query_text) between 1 and 1000),
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table outbox (
      id uuid primary key default uuidv7(),
      topic text not null check (topic in ('mail', 'scrape', 'event')),
      payload jsonb not null,
      available_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      published_at timestamptz,
      confirmed_at timestamptz,
      attempts integer not null default 0,
      requested_by uuid references users on delete cascade
    )`.execute(db);
  await sql`create index outbox_waiting on outbox (available_at, id) where published_at is null`.execute(
    db,
  );
  await sql`create index outbox_unconfirmed on outbox (published_at)
    where published_at is not null and confirmed_at is null`.execute(db);
  await sql`create index outbox_requested on outbox (requested_by, id) where requested_by is not null`.execute(
    db,
  );

  await sql`
    create table mfe_releases (
      id uuid primary key default uuidv7(),
      project text not null,
      version text not null,
      manifest jsonb not null,
      is_live boolean not null default false,
      published_at timestamptz not null default now(),
      unique (project, version)
    )`.execute(db);
  await sql`create unique index mfe_releases_one_live on mfe_releases (project) where is_live`.execute(
    db,
  );

  await sql`
    create table audit_log (
      id uuid primary key default uuidv7(),
      actor_id uuid,
      action text not null,
      subject text not null,
      details jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
}
