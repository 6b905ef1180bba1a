create table price_watches (
  product_id uuid primary key references products on delete cascade,
  look_after timestamptz not null,
  scrape_id uuid,
  looked_at timestamptz,
  unchanged_looks int not null default 0 check (unchanged_looks >= 0),
  suspected_price numeric(12,2),
  suspected_currency text,
  suspects_out_of_stock boolean not null default false,
  is_out_of_stock boolean not null default false,
  failed_days int not null default 0 check (failed_days between 0 and 3),
  last_failed_on date,
  is_gone boolean generated always as (failed_days = 3) stored not null,
  check ((suspected_price is null) = (suspected_currency is null))
);

create index price_watches_due on price_watches (look_after) where scrape_id is null;
create index price_watches_open on price_watches (scrape_id) where scrape_id is not null;

comment on table price_watches is
  'When a product of another shop is looked at next, and results that wait for a second look.';
comment on column price_watches.scrape_id is
  'The outbox row of a look under way.';

create table price_readings (
  product_id uuid references products on delete cascade,
  read_on date,
  price numeric(12,2) not null check (price > 0 and price <> 'NaN'),
  currency text not null,
  primary key (product_id, read_on)
);

comment on table price_readings is
  'Prices of a product by day.';

create table shop_news (
  user_id uuid references users on delete cascade,
  registry_id uuid references registries on delete cascade,
  product_id uuid references products on delete cascade,
  kind text check (kind in ('dropped', 'out-of-stock', 'gone')),
  price_before numeric(12,2),
  created_at timestamptz not null default now(),
  primary key (user_id, registry_id, product_id, kind),
  check ((kind = 'dropped') = (price_before is not null))
);

comment on table shop_news is
  'News of shops for hosts: a price fell, a page is gone.';
