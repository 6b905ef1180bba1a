create table product_categories (
  id uuid default uuidv7() primary key,
  key text not null unique,
  name text not null,
  is_active boolean not null default true,
  display_order int not null,
  version int not null default 1 check (version > 0),
  edited_at timestamptz
);

create unique index product_categories_name on product_categories (lower(name));

comment on table product_categories is
  'Categories of the catalogue.';
comment on column product_categories.edited_at is
  'Set when the team edits it: the seed then leaves it alone.';

create function count_edits() returns trigger
language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

create trigger product_categories_count_edits
  before update of name, is_active on product_categories
  for each row
  when (new.name is distinct from old.name or new.is_active is distinct from old.is_active)
  execute function count_edits();

create table products (
  id uuid default uuidv7() primary key,
  key text unique,
  name text not null check (length(name) between 1 and 300),
  brand text,
  description text not null default '',
  price numeric(12,2) check (price > 0),
  currency char(3) not null default 'INR' check (currency ~ '^[A-Z]{3}$'),
  image_url text not null,
  thumbnail_url text,
  corrected_fields text[] not null default '{}' check (corrected_fields <@ array['name', 'brand', 'price',
    'currency', 'description', 'picture']),
  source_type text not null default 'internal' check (source_type in ('internal', 'external', 'fund')),
  external_url text,
  stock_quantity int not null default 0 check (stock_quantity >= 0),
  is_active boolean not null default true,
  category_id uuid references product_categories,
  occasions text[] not null default '{}' check (occasions <@ array['baby-shower', 'birthday', 'wedding',
    'housewarming', 'anniversary', 'graduation']),
  added_by_user_id uuid references users on delete set null,
  more_image_urls text[] not null default '{}',
  fund_kind text check (fund_kind in ('honeymoon', 'first-home', 'education', 'charity', 'shagun')),
  fund_goal numeric(12,2) check (fund_goal >= 51),
  fund_shows_progress boolean not null default true,
  fund_closed_at timestamptz,
  fund_version int not null default 1,
  image_alt text check (length(image_alt) between 1 and 200),
  version int not null default 1 check (version > 0),
  edited_at timestamptz,
  edited_by uuid references users on delete set null,
  price_read_at timestamptz,
  address_key text,
  image_colour text check (image_colour ~ '^#[0-9a-f]{6}$'),
  image_is_cut_out boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_funds_have_a_kind check ((source_type = 'fund') = (fund_kind is not null)),
  constraint products_funds_have_no_price check (source_type <> 'fund' or price is null and currency = 'INR'
    and stock_quantity = 0),
  constraint products_have_few_more_pictures check (cardinality(more_image_urls) <= 3),
  constraint products_of_catalogue_can_be_paid check (source_type <> 'internal' or price >= 1),
  constraint products_of_catalogue_have_no_address check (source_type = 'external' or external_url is null),
  constraint products_of_catalogue_have_one_picture check (source_type = 'external' or more_image_urls = '{}'),
  constraint products_only_funds_close check (source_type = 'fund' or fund_goal is null and fund_closed_at is
    null),
  constraint products_price_is_a_number check (price <> 'NaN')
);

create index products_by_age on products (id) where source_type = 'internal';
create index products_by_name on products (lower(name), id) where source_type = 'internal';
create index products_by_price on products (coalesce(price, 0), id) where source_type = 'internal';
create index products_by_stock on products (stock_quantity, id) where source_type = 'internal';
create index products_category on products (category_id) where is_active and source_type = 'internal';
create index products_edited_by on products (edited_by) where edited_by is not null;
create unique index products_external_once on products (added_by_user_id, external_url)
  where source_type = 'external';
create index products_more_pictures on products using gin (more_image_urls) where more_image_urls <> '{}';
create index products_newest on products (id desc) where is_active and source_type = 'internal';
create index products_search on products using gin (((name || ' ') || description) gin_trgm_ops)
  where is_active and source_type = 'internal';
create index products_team_search on products using gin (lower((name || ' ') || coalesce(brand, ''))
    gin_trgm_ops)
  where source_type = 'internal';

comment on table products is
  'Everything that a registry can list: the catalogue (internal), pages of other shops (external) and funds.';
comment on column products.key is
  'The seed''s own name of a catalogue product.';
comment on column products.price is
  'Null when unknown.';
comment on column products.corrected_fields is
  'Fields that the adder typed over what the page said.';
comment on column products.fund_kind is
  'The kind of a fund; null for other products, like the goal and the end.';
comment on column products.fund_goal is
  'In rupees; null for a fund without a goal.';
comment on column products.edited_at is
  'Set when the team edits it: the seed then leaves it alone.';
comment on column products.price_read_at is
  'When the shop last answered with a price; null before the first answer.';
comment on column products.address_key is
  'Equal for all addresses of one product page.';
comment on column products.image_is_cut_out is
  'The picture has a plain background, so screens show it whole.';

create trigger products_count_edits
  before update of name, brand, description, price, image_url, image_alt, category_id, occasions, is_active
  on products
  for each row
  when (old.source_type = 'internal' and
    (new.name, new.brand, new.description, new.price, new.image_url, new.image_alt, new.category_id, new.occasions,
      new.is_active) is distinct from
    (old.name, old.brand, old.description, old.price, old.image_url, old.image_alt, old.category_id, old.occasions,
      old.is_active))
  execute function count_edits();

create function keep_stock_change() returns trigger
language plpgsql as $$
begin
  insert into stock_changes (product_id, stock_before, stock_after, why, changed_by)
  values (new.id, old.stock_quantity, new.stock_quantity,
    nullif(current_setting('catalogue.why', true), ''),
    nullif(current_setting('catalogue.changed_by', true), '')::uuid);
  return null;
end
$$;

create trigger products_keep_stock_change
  after update of stock_quantity on products
  for each row
  when (old.source_type = 'internal' and old.stock_quantity <> new.stock_quantity)
  execute function keep_stock_change();

create function watch_price() returns trigger
language plpgsql as $$
begin
  insert into price_watches (product_id, look_after)
  values (new.id, now() + interval '1 day' * (0.5 + random() / 2)) on conflict do nothing;
  return null;
end
$$;

create trigger products_watch_price
  after insert on products
  for each row
  when (new.source_type = 'external' and new.external_url is not null)
  execute function watch_price();

create table stock_changes (
  id uuid default uuidv7() primary key,
  product_id uuid not null references products on delete cascade,
  stock_before int not null,
  stock_after int not null,
  why text check (length(why) between 1 and 500),
  changed_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);

create index stock_changes_changed_by on stock_changes (changed_by) where changed_by is not null;
create index stock_changes_product on stock_changes (product_id, id);

comment on table stock_changes is
  'History of the stock. Written by a trigger.';

create table stock_news (
  product_id uuid primary key references products on delete cascade
);

comment on table stock_news is
  'Products that just ran out or came back. Open pages are told, then the row is deleted.';
