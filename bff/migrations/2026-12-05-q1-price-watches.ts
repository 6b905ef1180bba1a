import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Prices of gifts from other websites are looked at again. None of these tables holds personal data but `shop_news`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column price_read_at timestamptz`.execute(db);
  await sql`
    create table price_watches (
      product_id uuid primary key references products on delete cascade,
      look_after timestamptz not null,
      scrape_id uuid,
      looked_at timestamptz,
      unchanged_looks integer not null default 0 check (unchanged_looks >= 0),
      suspected_price numeric(12,2),
      suspected_currency text,
      suspects_out_of_stock boolean not null default false,
      is_out_of_stock boolean not null default false,
      failed_days integer not null default 0 check (failed_days between 0 and 3),
      last_failed_on date,
      is_gone boolean not null generated always as (failed_days = 3) stored,
      check ((suspected_price is null) = (suspected_currency is null))
    )`.execute(db);
  await sql`
    create index price_watches_due on price_watches (look_after) where scrape_id is null`.execute(
    db,
  );
  await sql`
    create index price_watches_open on price_watches (scrape_id) where scrape_id is not null`.execute(
    db,
  );
  await sql`
    create table price_readings (
      product_id uuid not null references products on delete cascade,
      read_on date not null,
      price numeric(12,2) not null check (price > 0 and price <> 'NaN'),
      currency text not null,
      primary key (product_id, read_on)
    )`.execute(db);
  await sql`
    create table shop_news (
      user_id uuid not null references users on delete cascade,
      registry_id uuid not null references registries on delete cascade,
      product_id uuid not null references products on delete cascade,
      kind text not null check (kind in ('dropped', 'out-of-stock', 'gone')),
      price_before numeric(12,2),
      created_at timestamptz not null default now(),
      primary key (user_id, registry_id, product_id, kind),
      check ((kind = 'dropped') = (price_before is not null))
    )`.execute(db);
  // Addition and publication make gifts due; the first looks are spread over a day.
  await sql`
    insert into price_watches (product_id, look_after)
    select id, now() + random() * interval '1 day' from products
     where source_type = 'external' and external_url is not null and is_active`.execute(db);
  await sql`
    create function watch_price() returns trigger language plpgsql as $$
    begin
      insert into price_watches (product_id, look_after)
      values (new.id, now() + interval '1 day' * (0.5 + random() / 2)) on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger products_watch_price after insert on products for each row
      when (new.source_type = 'external' and new.external_url is not null)
      execute function watch_price()`.execute(db);
}
