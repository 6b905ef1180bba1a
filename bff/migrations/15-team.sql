create table host_views (
  session_id_hash bytea primary key references sessions (id_hash) on delete cascade,
  registry_id uuid not null references registries on delete cascade,
  ends_at timestamptz not null
);

create index host_views_registry_id on host_views (registry_id);

comment on table host_views is
  'A person of the team looks at a registry as its host does, read-only, until ends_at.';

create table saved_filters (
  id uuid default uuidv7() primary key,
  user_id uuid not null references users on delete cascade,
  list text not null check (length(list) <= 40),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null default now(),
  unique (user_id, list, name)
);

comment on table saved_filters is
  'Filters of lists in the control center that a person saved.';

create table platform_counts (
  is_only_row boolean default true primary key check (is_only_row),
  accounts bigint not null,
  registries bigint not null,
  published_registries bigint not null,
  products bigint not null,
  gifts bigint not null,
  counted_at timestamptz not null default now()
);

comment on table platform_counts is
  'One row with totals, counted now and then.';

create table daily_numbers (
  name text,
  day date,
  value bigint not null check (value >= 0),
  primary key (name, day)
);

comment on table daily_numbers is
  'Numbers of each day, so that the overview counts no table. Days are Indian.';

create function day_numbers(day date) returns table (name text, value bigint)
language sql stable as $$
with bounds as materialized (
  select id_at(day::timestamp at time zone 'Asia/Kolkata') as first,
         id_at((day + 1)::timestamp at time zone 'Asia/Kolkata') as after)
select 'accounts', (select count(*) from users, bounds where id >= first and id < after)
union all
select 'registries', (
  -- A link is compared with the first one of its registry, one by one, because the planner expects many in a day.
  select count(*) from registry_shares share, bounds
   where share.id >= first and share.id < after and share.id = (
     select earlier.id from registry_shares earlier
      where earlier.registry_id = share.registry_id order by earlier.id limit 1))
union all
select 'gifts', (
  select coalesce(sum(quantity), 0)::bigint from claims, bounds
   where id >= first and id < after and status <> 'released')
union all
select 'promised', (
  select coalesce(sum(amount * 100), 0)::bigint from contributions, bounds
   where id >= first and id < after and status <> 'released') + (
  select coalesce(sum(total_paise), 0)::bigint from orders, bounds
   where id >= first and id < after and state <> 'cancelled')
union all
select 'paid', (
  select coalesce(sum(paise), 0)::bigint from money_movements, bounds
   where id >= first and id < after and kind = 'captured') + (
  select coalesce(sum(amount * 100), 0)::bigint from contributions
   where paid_at >= day::timestamp at time zone 'Asia/Kolkata'
     and paid_at < (day + 1)::timestamp at time zone 'Asia/Kolkata' and status <> 'released')
union all
select 'received', (
  select coalesce(sum(amount * 100), 0)::bigint from contributions
   where received_at >= day::timestamp at time zone 'Asia/Kolkata'
     and received_at < (day + 1)::timestamp at time zone 'Asia/Kolkata')
$$;

insert into daily_numbers (name, day, value)
select name, day, value
  from (select (now() at time zone 'Asia/Kolkata')::date - back as day from generate_series(0, 30) back) days,
       lateral day_numbers(day);
