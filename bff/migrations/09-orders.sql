create table orders (
  id uuid default uuidv7() primary key,
  number text not null unique check (number ~ '^TF-[2-9A-HJKMNP-Z]{8}$'),
  registry_id uuid references registries on delete set null,
  guest_id uuid,
  guest_name text not null check (length(guest_name) <= 50),
  guest_email text check (length(guest_email) between 3 and 254),
  message text check (length(message) <= 500),
  ship_to text not null check (ship_to in ('host', 'guest', 'pick-up')),
  address jsonb,
  wanted_day date,
  state text not null default 'open' check (state in ('open', 'cancelled', 'complete')),
  parcel text not null default 'none' check (parcel in ('none', 'to-pack', 'packed', 'shipped', 'delivered',
    'returned')),
  payment text not null check (payment in ('manual', 'razorpay', 'demo')),
  total_paise bigint not null check (total_paise between 0 and 1000000000000),
  reduced_paise bigint not null default 0 check (reduced_paise between 0 and total_paise),
  paid_paise bigint not null default 0 check (paid_paise >= 0),
  refunded_paise bigint not null default 0 check (refunded_paise >= 0),
  is_payment_failed boolean not null default false,
  money text generated always as (
case
    when paid_paise > 0 and refunded_paise >= paid_paise then
    'refunded'
    when refunded_paise > 0 then 'partly-refunded'
    when paid_paise >= total_paise then
    'paid'
    when paid_paise > 0 then 'partly-paid'
    when is_payment_failed then 'failed'
    else 'waiting'
end) stored not null,
  held_until timestamptz,
  looked_up_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (((state || ' ') || parcel) in ('open none', 'open to-pack', 'open packed', 'open shipped',
    'open returned', 'cancelled none', 'cancelled returned', 'complete delivered'))
);

create index orders_by_money on orders (money, id);
create index orders_by_parcel on orders (parcel, id) where state = 'open';
create index orders_email on orders (guest_email text_pattern_ops);
create index orders_ended on orders (id) where state <> 'open';
create index orders_guest on orders (guest_id);
create index orders_held on orders (held_until)
  where state = 'open' and parcel = 'none' and held_until is not null;
create index orders_name_start on orders (lower(guest_name) text_pattern_ops);
create index orders_number_start on orders (number text_pattern_ops);
create index orders_open on orders (id) where state = 'open';
create index orders_registry on orders (registry_id, id desc);

comment on table orders is
  'Orders of the catalogue. Amounts are paise.';
comment on column orders.address is
  'The guest''s own address, or the host''s as it was when the parcel was packed.';
comment on column orders.reduced_paise is
  'Given back by the team on purpose: the order owes so much less. Surplus that went back reduces nothing.';
comment on column orders.paid_paise is
  'Kept by a trigger on money_movements, as are refunded_paise and is_payment_failed.';
comment on column orders.money is
  'Follows from the sums of the ledger.';
comment on column orders.held_until is
  'Until then the units are held for a guest who pays; null when no time ends it.';

create table opened_orders (
  order_id uuid not null references orders on delete cascade,
  guest_id uuid not null,
  primary key (order_id, guest_id)
);

create index opened_orders_guest on opened_orders (guest_id);

comment on table opened_orders is
  'Orders whose link of a mail or a payment was opened in a browser, which then reads them without the link''s key.';

create table order_lines (
  order_id uuid references orders on delete cascade,
  claim_id uuid unique references claims on delete cascade,
  product_id uuid not null references products,
  product_name text not null,
  image_url text not null,
  quantity int not null check (quantity between 1 and 99),
  cancelled int not null default 0 check (cancelled between 0 and quantity),
  unit_paise bigint not null check (unit_paise >= 0),
  primary key (order_id, claim_id)
);

comment on table order_lines is
  'The gifts of an order, as they were when ordered.';
comment on column order_lines.cancelled is
  'Units that the team gave money back for: no parcel to come has them.';

create table order_parcels (
  id uuid default uuidv7() primary key,
  order_id uuid not null references orders on delete cascade,
  carrier text not null check (length(carrier) <= 40),
  tracking_number text check (length(tracking_number) <= 60),
  sent_at timestamptz not null default now(),
  returned_at timestamptz
);

create index order_parcels_order on order_parcels (order_id);

comment on table order_parcels is
  'Parcels that left us. The gifts of one that came back are to be sent again.';

create table order_parcel_lines (
  parcel_id uuid references order_parcels on delete cascade,
  claim_id uuid references claims on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (parcel_id, claim_id)
);

create index order_parcel_lines_claim on order_parcel_lines (claim_id);

comment on table order_parcel_lines is
  'Units of the lines of an order in its parcels.';

create table money_movements (
  id uuid default uuidv7() primary key,
  order_id uuid not null references orders on delete cascade,
  provider text not null,
  payment_id text not null check (length(payment_id) <= 100),
  kind text not null check (kind in ('authorized', 'captured', 'failed', 'refunded', 'refund-failed')),
  refund_id text not null default '' check (length(refund_id) <= 100),
  paise bigint not null check (paise >= 0),
  created_at timestamptz not null default now(),
  unique (provider, payment_id, kind, refund_id)
);

create index money_movements_order on money_movements (order_id);

comment on table money_movements is
  'The ledger: one row for each event of money, never changed. Sums decide.';

-- Sums of rows, so that the order in which they come changes nothing. The newest try counts: a payment that failed is
-- forgotten when another is on its way. A refund that failed after all has not gone back.
create function keep_order_money() returns trigger
language plpgsql as $$
begin
  update orders set
    paid_paise = sums.paid, refunded_paise = sums.refunded,
    is_payment_failed = sums.failed and not sums.under_way,
    version = version + 1, updated_at = now()
   from (
     select coalesce(sum(paise) filter (where kind = 'captured'), 0) as paid,
            coalesce(sum(paise) filter (where kind = 'refunded' and not exists (
              select from money_movements undone
               where undone.order_id = movement.order_id and undone.kind = 'refund-failed'
                 and undone.payment_id = movement.payment_id and undone.refund_id = movement.refund_id)), 0)
              as refunded,
            coalesce(bool_or(kind = 'failed'), false) as failed,
            coalesce(bool_or(kind = 'captured' or kind = 'authorized' and not exists (
              select from money_movements undone
               where undone.order_id = movement.order_id and undone.kind = 'failed'
                 and undone.payment_id = movement.payment_id)), false) as under_way
       from money_movements movement where movement.order_id = new.order_id) sums
   where id = new.order_id;
  return null;
end
$$;

create trigger money_movements_kept
  after insert on money_movements
  for each row
  execute function keep_order_money();

create table payment_events (
  provider text,
  key text check (length(key) <= 100),
  received_at timestamptz not null default now(),
  primary key (provider, key)
);

create index payment_events_age on payment_events (received_at);

comment on table payment_events is
  'Events of a provider that were booked, so that a repeated one is ignored.';

create table refunds (
  id uuid default uuidv7() primary key,
  order_id uuid not null references orders on delete cascade,
  payment_id text not null,
  paise bigint not null check (paise > 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'failed', 'replaced')),
  cause text not null default 'sum' check (cause in ('sum', 'team')),
  why text not null check (length(why) <= 500),
  tried_at timestamptz,
  tries int not null default 0,
  created_at timestamptz not null default now()
);

create index refunds_asked on refunds (tried_at nulls first) where state = 'asked';
create index refunds_order on refunds (order_id);

comment on table refunds is
  'Money that goes back, until the provider confirms it.';
comment on column refunds.state is
  'replaced: it failed and was asked for again, or its money had gone back by itself.';
comment on column refunds.cause is
  'sum: too much was there. It is asked for anew from the sums until it is tried.';

create table order_changes (
  id uuid default uuidv7() primary key,
  order_id uuid not null references orders on delete cascade,
  action text not null,
  by text not null check (by in ('guest', 'team', 'provider', 'system')),
  user_id uuid references users on delete set null,
  from_state text not null,
  to_state text not null,
  why text not null default '' check (length(why) <= 500),
  created_at timestamptz not null default now()
);

create index order_changes_order on order_changes (order_id, id);

comment on table order_changes is
  'History of an order: who changed its state.';

create table order_cases (
  id uuid default uuidv7() primary key,
  order_id uuid references orders on delete cascade,
  kind text not null check (kind in ('wrong-amount', 'refunded-outside', 'refund-failed', 'returned',
    'gift-released', 'unread-event')),
  payment_id text not null default '',
  paise bigint,
  detail text not null default '' check (length(detail) <= 500),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by uuid references users on delete set null,
  decision text not null default '' check (length(decision) <= 500),
  check (order_id is not null or kind = 'unread-event')
);

create unique index order_cases_once on order_cases (order_id, kind, payment_id)
  nulls not distinct where closed_at is null;
create index order_cases_open on order_cases (opened_at) where closed_at is null;

comment on table order_cases is
  'Orders that a person must look at.';
comment on column order_cases.order_id is
  'Null for an event of the provider that names no order of ours.';
comment on column order_cases.payment_id is
  'Tells cases of one kind apart: a payment, a claim or an event.';
