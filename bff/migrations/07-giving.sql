create table claims (
  id uuid default uuidv7() primary key,
  item_id uuid references registry_items,
  kind text not null default 'guest' check (kind in ('guest', 'group')),
  guest_id uuid,
  status text not null check (status in ('reserved', 'purchased', 'released')),
  quantity int not null check (quantity > 0),
  guest_name text not null default '' check (length(guest_name) <= 50),
  guest_email text check (length(guest_email) <= 254),
  message text check (length(message) <= 500),
  unit_price numeric(12,2),
  pledged_amount numeric(12,2) not null default 0 check (pledged_amount >= 0),
  expires_at timestamptz,
  extended_at timestamptz,
  reminded_at timestamptz,
  received_at timestamptz,
  given_back_at timestamptz,
  registry_id uuid references registries on delete cascade,
  product_id uuid references products,
  thanked_at timestamptz,
  removed_item_id uuid,
  removed_at timestamptz,
  removal_told_at timestamptz,
  told_at timestamptz,
  ask_after timestamptz,
  hold_ended_at timestamptz,
  completion_told_at timestamptz,
  bought_by_host_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'guest') = (guest_id is not null)),
  check (kind = 'guest' or quantity = 1 and unit_price > 0 and pledged_amount <= unit_price),
  check (kind = 'group' or pledged_amount = 0),
  check (kind = 'group' or (status = 'reserved') = (expires_at is not null)),
  constraint claims_item_or_removed check ((item_id is null) = (removed_item_id is not null)),
  constraint claims_received_kept check (received_at is null or status = 'purchased'),
  constraint claims_removed_time check (removed_item_id is null or removed_at is not null)
);

create index claims_completion_untold on claims (updated_at)
  where kind = 'group' and status = 'purchased' and completion_told_at is null;
create index claims_expiring on claims (expires_at) where status = 'reserved';
create index claims_guest on claims (guest_id) where guest_id is not null;
create index claims_item on claims (item_id);
create index claims_of_registry on claims (registry_id, id) where kind = 'guest';
create unique index claims_one_open_group on claims (item_id) where kind = 'group' and status = 'reserved';
create index claims_released on claims (updated_at) where status = 'released';
create index claims_removal_untold on claims (removed_at)
  where removed_item_id is not null and removal_told_at is null;
create index claims_removed on claims (removed_item_id) where removed_item_id is not null;
create index claims_untold on claims (updated_at)
  where told_at is null and kind = 'guest' and status = 'purchased';

comment on table claims is
  'Units of a gift that a guest holds, bought or gave back; or a gift that several give together (kind ''group'').';
comment on column claims.item_id is
  'Null when the host removed the item or made it smaller; removed_item_id then holds its id.';
comment on column claims.unit_price is
  'Of a group gift: what all contributions add up to.';
comment on column claims.registry_id is
  'Set by a trigger. Null for items that belonged to no registry.';
comment on column claims.told_at is
  'When the hosts were told.';
comment on column claims.ask_after is
  'When the page asks the guest whether they bought it.';
comment on column claims.hold_ended_at is
  'When the hold ran out; null again once the guest hides that or gives the gift.';
comment on column claims.given_back_at is
  'When a host or the team gave the gift back: its guest is told.';
comment on column claims.completion_told_at is
  'When givers and hosts were told that a group gift is complete.';

create function move_stock() returns trigger
language plpgsql as $$
declare
  before int := case when tg_op = 'INSERT' or old.status = 'released' then 0 else old.quantity end;
  after int := case when new.status = 'released' then 0 else new.quantity end;
  stock int;
begin
  if after <> before then
    update products set stock_quantity = stock_quantity - (after - before)
     where id = new.product_id and source_type = 'internal'
    returning stock_quantity into stock;
    if stock is not null and (stock = 0 or stock = before - after) then
      insert into stock_news values (new.product_id) on conflict do nothing;
    end if;
  end if;
  return null;
end
$$;

create trigger claims_move_stock
  after insert or update of status, quantity on claims
  for each row
  execute function move_stock();

create function open_case_of_released_gift() returns trigger
language plpgsql as $$
begin
  insert into order_cases (order_id, kind, payment_id)
  select orders.id, 'gift-released', new.id::text
    from order_lines line join orders on orders.id = line.order_id
   where line.claim_id = new.id and line.cancelled < line.quantity and orders.state = 'open' and orders.parcel <> 'none'
  on conflict do nothing;
  return null;
end
$$;

create trigger claims_open_case
  after update of status on claims
  for each row
  when (new.status = 'released' and old.status <> 'released')
  execute function open_case_of_released_gift();

create function set_registry_of_gift() returns trigger
language plpgsql as $$
declare
  closed boolean;
  paused boolean;
begin
  if new.registry_id is null then
    if tg_table_name = 'claims' then
      select item.registry_id, item.product_id into new.registry_id, new.product_id
        from registry_items item where item.id = new.item_id;
    else
      select unit.registry_id, unit.product_id into new.registry_id, new.product_id
        from claims unit where unit.id = new.claim_id;
    end if;
    select status = 'completed' or deleted_at is not null, gifts_paused_at is not null into closed, paused
      from registries where id = new.registry_id;
    if closed then
      raise exception 'registry_closed' using errcode = 'GR001';
    elsif paused then
      raise exception 'gifts_paused' using errcode = 'GR002';
    end if;
  end if;
  return new;
end
$$;

create trigger claims_registry
  before insert on claims
  for each row
  execute function set_registry_of_gift();

create table contributions (
  id uuid default uuidv7() primary key,
  claim_id uuid not null references claims,
  guest_id uuid not null,
  status text not null default 'purchased' check (status in ('purchased', 'released')),
  amount numeric(12,2) not null check (amount > 0),
  guest_name text not null check (length(guest_name) <= 50),
  guest_email text check (length(guest_email) <= 254),
  message text check (length(message) <= 500),
  given_back_at timestamptz,
  registry_id uuid references registries on delete cascade,
  product_id uuid references products,
  received_at timestamptz,
  thanked_at timestamptz,
  released_at timestamptz,
  told_at timestamptz,
  pay_by timestamptz,
  paid_at timestamptz,
  upi_reference text check (upi_reference ~ '^[0-9]{12}$'),
  upi_looks int not null default 0,
  upi_looked_at timestamptz,
  pay_reminded_at timestamptz,
  ended_by text check (ended_by in ('time', 'host')),
  end_told_at timestamptz,
  end_host_told_at timestamptz,
  created_at timestamptz not null default now(),
  check (upi_reference is null or paid_at is not null),
  constraint contributions_received_kept check (received_at is null or status = 'purchased')
);

create index contributions_claim on contributions (claim_id);
create index contributions_ended on contributions (ended_by)
  where ended_by is not null and (end_told_at is null or end_host_told_at is null);
create index contributions_guest on contributions (guest_id);
create index contributions_of_registry on contributions (registry_id, id);
create index contributions_paid on contributions (paid_at) where paid_at is not null;
create index contributions_received on contributions (received_at) where received_at is not null;
create index contributions_reference on contributions (registry_id, upi_reference)
  where upi_reference is not null;
create index contributions_released_at on contributions (released_at) where released_at is not null;
create index contributions_unpaid on contributions (pay_by)
  where status = 'purchased' and paid_at is null and received_at is null and pay_by is not null;
create index contributions_untold on contributions (created_at)
  where told_at is null and status = 'purchased';

comment on table contributions is
  'Money towards a group gift or a fund.';
comment on column contributions.pay_by is
  'A promise that is not marked as paid by then is released; null when money is settled in person.';
comment on column contributions.upi_reference is
  'The 12 digits of the payment, as typed by the guest.';

create trigger contributions_registry
  before insert on contributions
  for each row
  execute function set_registry_of_gift();

create function contributions_set_released() returns trigger
language plpgsql as $$
begin
    new.released_at := now();
    return new;
end
$$;

create trigger contributions_released
  before update of status on contributions
  for each row
  when (new.status = 'released' and old.status <> 'released')
  execute function contributions_set_released();

create function contributions_renew_pay_by() returns trigger
language plpgsql as $$
begin
  new.pay_by := greatest(new.pay_by, now() + interval '1 day');
  return new;
end
$$;

create trigger contributions_reopened
  before update of paid_at, received_at on contributions
  for each row
  when (new.status = 'purchased' and new.pay_by is not null and new.paid_at is null and new.received_at is
    null and (old.paid_at is not null or old.received_at is not null))
  execute function contributions_renew_pay_by();

create table opened_gifts (
  guest_id uuid not null,
  claim_id uuid references claims on delete cascade,
  contribution_id uuid references contributions on delete cascade,
  opened_at timestamptz not null default now(),
  unique (guest_id, claim_id),
  unique (guest_id, contribution_id),
  check ((claim_id is null) <> (contribution_id is null))
);

create index opened_gifts_claim on opened_gifts (claim_id) where claim_id is not null;
create index opened_gifts_contribution on opened_gifts (contribution_id) where contribution_id is not null;

comment on table opened_gifts is
  'Gifts whose mailed link was opened in a browser, which may then change them.';

create table waiting_guests (
  id uuid default uuidv7() primary key,
  item_id uuid references registry_items on delete cascade,
  guest_id uuid not null,
  email text not null check (length(email) between 3 and 254),
  confirmed_at timestamptz,
  told_at timestamptz,
  turn_ends_at timestamptz,
  removed_item_id uuid,
  created_at timestamptz not null default now(),
  unique (item_id, guest_id),
  check ((told_at is null) = (turn_ends_at is null)),
  check (told_at is null or confirmed_at is not null),
  constraint waiting_guests_item_or_removed check ((item_id is null) = (removed_item_id is not null))
);

create index waiting_guests_line on waiting_guests (item_id, id)
  where confirmed_at is not null and told_at is null;
create index waiting_guests_of_guest on waiting_guests (guest_id);
create index waiting_guests_removed on waiting_guests (removed_item_id) where removed_item_id is not null;
create index waiting_guests_told on waiting_guests (turn_ends_at) where turn_ends_at is not null;
create index waiting_guests_unconfirmed on waiting_guests (created_at) where confirmed_at is null;

comment on table waiting_guests is
  'The line for a gift that is all taken.';
comment on column waiting_guests.item_id is
  'Null while the host can undo the removal of the item.';
comment on column waiting_guests.turn_ends_at is
  'Until then the gift is offered to this guest; afterwards to the next one.';

create table gift_networks (
  gift_id uuid primary key,
  registry_id uuid not null references registries on delete cascade,
  network bytea not null,
  units int not null,
  created_at timestamptz not null default now()
);

create index gift_networks_created_at on gift_networks (created_at);
create index gift_networks_of_registry on gift_networks (registry_id, network, created_at);

comment on table gift_networks is
  'From which network (a keyed hash, different for each registry) a gift came; deleted after three days.';

create table unusual_networks (
  registry_id uuid references registries on delete cascade,
  network bytea check (length(network) = 32),
  flagged_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (registry_id, network)
);

create index unusual_networks_flagged on unusual_networks (flagged_at);

comment on table unusual_networks is
  'Networks that gave unusually much to a registry, for its hosts to see; deleted after three days.';
comment on column unusual_networks.told_at is
  'When the hosts were mailed.';

create table stopped_guests (
  guest_id uuid,
  registry_id uuid references registries on delete cascade,
  stopped_at timestamptz not null default now(),
  primary key (guest_id, registry_id)
);

create index stopped_guests_registry on stopped_guests (registry_id);

comment on table stopped_guests is
  'Guests whom the team stopped: their browser can''t give here again until an admin lets them.';
