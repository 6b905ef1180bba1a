create table registry_items (
  id uuid default uuidv7() primary key,
  registry_id uuid references registries on delete cascade,
  product_id uuid not null references products,
  added_by_user_id uuid not null references users on delete cascade,
  quantity_requested int not null default 1 check (quantity_requested between 1 and 99),
  quantity_reserved int not null default 0 check (quantity_reserved >= 0),
  quantity_fulfilled int not null default 0 check (quantity_fulfilled >= 0),
  position int not null default 0,
  section_id uuid,
  note text check (length(note) between 1 and 200),
  note_version int not null default 1 check (note_version > 0),
  is_most_wanted boolean not null default false,
  quantity_version int not null default 1 check (quantity_version > 0),
  mark_version int not null default 1 check (mark_version > 0),
  external_key text,
  gives_together boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint registry_items_section_of_registry foreign key (section_id, registry_id) references
    registry_sections (id, registry_id),
  constraint registry_items_never_oversold check ((quantity_reserved + quantity_fulfilled) <=
    quantity_requested)
);

create index registry_items_added_by on registry_items (added_by_user_id);
create unique index registry_items_address_once on registry_items (registry_id, external_key)
  where external_key is not null;
create unique index registry_items_product_once on registry_items (registry_id, product_id)
  where registry_id is not null;
create index registry_items_product_registries on registry_items (product_id, registry_id);
create index registry_items_section on registry_items (section_id) where section_id is not null;
create unique index registry_items_unattached_once on registry_items (added_by_user_id, product_id)
  where registry_id is null;

comment on table registry_items is
  'What a registry wishes for. The columns of quantities decide whether a gift can still be given.';
comment on column registry_items.registry_id is
  'Null while its adder has no registry: the next one that they create takes it.';
comment on column registry_items.quantity_reserved is
  'Held by guests who have not bought yet.';
comment on column registry_items.quantity_fulfilled is
  'Bought.';
comment on column registry_items.position is
  'The host''s order within a section; among equals the newest comes first.';
comment on column registry_items.quantity_version is
  'Counts edits: a stale save is refused. So do mark_version and note_version.';
comment on column registry_items.external_key is
  'The address of an external product, set by a trigger: one page is one gift of a registry.';
comment on column registry_items.gives_together is
  'Guests may give parts of it.';

create function count_item_edits() returns trigger
language plpgsql as $$
begin
  if new.quantity_requested is distinct from old.quantity_requested then
    new.quantity_version := old.quantity_version + 1;
  end if;
  if new.is_most_wanted is distinct from old.is_most_wanted then
    new.mark_version := old.mark_version + 1;
  end if;
  return new;
end
$$;

create trigger registry_items_count_edits
  before update of quantity_requested, is_most_wanted on registry_items
  for each row
  execute function count_item_edits();

create function set_external_key() returns trigger
language plpgsql as $$
begin
  new.external_key := (
    select coalesce(address_key, external_url) from products
     where id = new.product_id and source_type = 'external');
  return new;
end
$$;

create trigger registry_items_external_key
  before insert on registry_items
  for each row
  execute function set_external_key();

create function refuse_units_of_funds() returns trigger
language plpgsql as $$
begin
    if exists (select from products where id = new.product_id and source_type = 'fund') then
      raise exception 'A fund has no units' using errcode = 'check_violation', constraint = 'registry_items_funds_have_no_units';
    end if;
    return new;
end
$$;

create trigger registry_items_funds
  before insert or update of quantity_requested, quantity_fulfilled on registry_items
  for each row
  when (new.quantity_requested > 1 or new.quantity_fulfilled > 0)
  execute function refuse_units_of_funds();

create table removed_items (
  id uuid primary key,
  registry_id uuid references registries on delete cascade,
  removed_by_user_id uuid not null references users on delete cascade,
  item jsonb not null,
  removed_at timestamptz not null default now()
);

create index removed_items_age on removed_items (removed_at);

comment on table removed_items is
  'Items that a host removed, kept as long as the removal can be undone.';
comment on column removed_items.item is
  'The row of registry_items.';

create table page_lists (
  id uuid default uuidv7() primary key,
  user_id uuid not null unique references users on delete cascade,
  created_at timestamptz not null default now()
);

create index page_lists_created_at on page_lists (created_at);

comment on table page_lists is
  'Addresses that a host pasted or imported at once.';

create table page_list_lines (
  id uuid default uuidv7() primary key,
  list_id uuid not null references page_lists on delete cascade,
  place smallint not null check (place between 1 and 50),
  url text not null check (length(url) between 1 and 2048),
  scrape_id uuid not null,
  decision text check (decision in ('added', 'dropped')),
  unique (list_id, place),
  unique (list_id, url)
);

create index page_list_lines_scrape on page_list_lines (scrape_id);

comment on table page_list_lines is
  'One address of such a list, and what the host decided.';
comment on column page_list_lines.scrape_id is
  'The outbox row of its scrape, until that is pruned.';
