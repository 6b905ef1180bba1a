create table registries (
  id uuid default uuidv7() primary key,
  owner_id uuid not null references users on delete cascade,
  registry_name text not null check (length(registry_name) between 1 and 100),
  occasion text not null check (occasion in ('baby-shower', 'birthday', 'wedding', 'housewarming',
    'anniversary', 'graduation', 'other')),
  event_date date not null,
  guest_range text not null,
  guest_message text check (length(guest_message) <= 500),
  phone_number text not null check (phone_number ~ '^([6-9][0-9]{9}|[+](?!91)[1-9][0-9]{7,14})$'),
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
  recipient_name text check (length(recipient_name) between 1 and 200),
  details_version int not null default 1 check (details_version > 0),
  delivery_version int not null default 1 check (delivery_version > 0),
  time_zone text not null default 'Asia/Kolkata' check (timezone(time_zone, '2000-01-01 00:00:00'::timestamp)
    is not null),
  surprise_until date,
  host_version bigint not null default 1,
  hidden_until timestamptz generated always as (timezone(time_zone, surprise_until + time '09:00:00')) stored,
  handover_to uuid references users on delete set null,
  deleted_at timestamptz,
  archived_at timestamptz,
  completed_at timestamptz,
  completion_offered_at timestamptz,
  event_reminded_for date,
  revealed_at timestamptz,
  guest_data_told_at timestamptz,
  guest_data_removed_at timestamptz,
  deleted_with_account boolean not null default false,
  cover_image_url text check (cover_image_url ~ '^/gift-pictures/[0-9a-f]{64}-1280[.]webp$'),
  cover_alt text check (cover_alt <> '' and length(cover_alt) <= 200),
  story text check (story <> '' and length(story) <= 1000),
  cover_version int not null default 1 check (cover_version > 0),
  passcode_sealed text,
  passcode_version int not null default 0,
  shows_email boolean not null default false,
  shows_phone boolean not null default false,
  shows_message boolean not null default true,
  gifts_paused_at timestamptz,
  pause_note text not null default '' check (length(pause_note) <= 200),
  passcode_guessed_at timestamptz,
  delivery_from date,
  delivery_until date,
  theme text not null default 'marigold' check (theme in ('marigold', 'lotus', 'indigo', 'mehndi', 'monsoon',
    'festival-night', 'nursery', 'plain')),
  cover_scrim smallint check (cover_scrim between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (delivery_preference is distinct from 'catalog_delivery' or address_line_1 is not null and city is not
    null and state is not null and zip_code is not null),
  check (delivery_preference is distinct from 'guest_delivery' or address_line_1 is null and address_line_2 is
    null and city is null and state is null and zip_code is null and delivery_instructions is null),
  constraint registries_cover_is_described check ((cover_image_url is null) = (cover_alt is null)),
  constraint registries_delivery_days_check check (delivery_until >= delivery_from)
);

create index registries_by_event on registries (event_date, id);
create index registries_by_name on registries (lower(registry_name), id);
create index registries_by_status on registries (status, id);
create index registries_cover on registries (cover_image_url) where cover_image_url is not null;
create index registries_deleted on registries (deleted_at) where deleted_at is not null;
create index registries_deleted_by_age on registries (id) where deleted_at is not null;
create index registries_event_date on registries (event_date);
create index registries_hidden_until on registries (hidden_until) where hidden_until is not null;
create index registries_name_beginning on registries (lower(registry_name) text_pattern_ops);
create index registries_name_search on registries using gin (lower(registry_name) gin_trgm_ops);
create index registries_owner on registries (owner_id, id desc);
create index registries_paused on registries (id) where gifts_paused_at is not null;

comment on table registries is
  'A host''s registry, with its details, delivery, cover, privacy and life.';
comment on column registries.event_date is
  'A calendar day in time_zone.';
comment on column registries.version is
  'Counts every change that guests can see; open pages fetch again when it grows.';
comment on column registries.details_version is
  'Counts edits of name, occasion, day, guests, message and phone: a stale save is refused.';
comment on column registries.delivery_version is
  'The same for delivery.';
comment on column registries.time_zone is
  'An IANA zone, in which the registry''s days begin.';
comment on column registries.surprise_until is
  'Until 09:00 of this day hosts see every gift as not given; null when surprise is off.';
comment on column registries.host_version is
  'Counts the changes by hosts, which hosts may know of while gifts are hidden.';
comment on column registries.hidden_until is
  '09:00 of surprise_until in time_zone.';
comment on column registries.handover_to is
  'The co-host to whom the owner offered the registry.';
comment on column registries.deleted_at is
  'Restorable for 30 days from then on.';
comment on column registries.guest_data_removed_at is
  'When names, mails and messages of its guests were deleted.';
comment on column registries.deleted_with_account is
  'Deleted because its owner''s account is: it returns with the account.';
comment on column registries.cover_version is
  'The same for cover, story and theme.';
comment on column registries.passcode_sealed is
  'Encrypted; null without a passcode.';
comment on column registries.passcode_version is
  'Counts the passcodes: browsers that entered an earlier one are asked again.';
comment on column registries.delivery_from is
  'First day on which parcels may come; null without a limit.';
comment on column registries.delivery_until is
  'Last day on which parcels may come; null without a limit.';
comment on column registries.cover_scrim is
  'Percent of black over the cover; null when it was not measured.';

create function refuse_shared_draft() returns trigger
language plpgsql as $$
declare
  checked uuid;
begin
  if tg_table_name = 'registries' then
    checked := new.id;
  else
    checked := new.registry_id;
  end if;
  perform from registries where id = checked for share;
  if exists (
    select from registries registry
      join registry_shares share on share.registry_id = registry.id and share.is_active
     where registry.id = checked and registry.status = 'draft'
  ) then
    raise exception 'A draft can''t have an active share link.'
      using errcode = 'check_violation', constraint = 'no_shared_draft';
  end if;
  return null;
end
$$;

create constraint trigger no_shared_draft
  after update of status on registries
  deferrable initially deferred
  for each row
  when (new.status = 'draft')
  execute function refuse_shared_draft();

create function count_cover_edits() returns trigger
language plpgsql as $$
begin
  if (new.cover_image_url, new.cover_alt, new.story, new.theme)
    is distinct from (old.cover_image_url, old.cover_alt, old.story, old.theme)
  then
    new.cover_version := old.cover_version + 1;
  end if;
  return new;
end
$$;

create trigger registries_count_cover_edits
  before update of cover_image_url, cover_alt, story, theme on registries
  for each row
  execute function count_cover_edits();

create function count_registry_edits() returns trigger
language plpgsql as $$
begin
  if (new.registry_name, new.occasion, new.event_date, new.guest_range, new.guest_message, new.phone_number)
    is distinct from
    (old.registry_name, old.occasion, old.event_date, old.guest_range, old.guest_message, old.phone_number)
  then
    new.details_version := old.details_version + 1;
  end if;
  if (new.delivery_preference, new.recipient_name, new.address_line_1, new.address_line_2, new.city, new.state,
      new.zip_code, new.phone_number, new.delivery_instructions, new.delivery_from, new.delivery_until)
    is distinct from
    (old.delivery_preference, old.recipient_name, old.address_line_1, old.address_line_2, old.city, old.state,
      old.zip_code, old.phone_number, old.delivery_instructions, old.delivery_from, old.delivery_until)
  then
    new.delivery_version := old.delivery_version + 1;
  end if;
  return new;
end
$$;

create trigger registries_count_edits
  before update of registry_name, occasion, event_date, guest_range, guest_message, phone_number,
    delivery_preference, recipient_name, address_line_1, address_line_2, city, state, zip_code,
    delivery_instructions, delivery_from, delivery_until on registries
  for each row
  execute function count_registry_edits();

create function forget_upi_payee() returns trigger
language plpgsql as $$
begin
  delete from upi_payees where registry_id = new.id;
  return null;
end
$$;

create trigger registries_forget_upi_payee
  after update of owner_id on registries
  for each row
  when (new.owner_id <> old.owner_id)
  execute function forget_upi_payee();

create table registry_sections (
  id uuid default uuidv7() primary key,
  registry_id uuid not null references registries on delete cascade,
  name text not null check (length(name) between 1 and 40),
  position int not null,
  name_version int not null default 1 check (name_version > 0),
  created_at timestamptz not null default now(),
  unique (id, registry_id)
);

create unique index registry_sections_name_once on registry_sections (registry_id, lower(name));

comment on table registry_sections is
  'A host''s own headings on the list.';

create function count_section_edits() returns trigger
language plpgsql as $$
begin
  if new.name is distinct from old.name then
    new.name_version := old.name_version + 1;
  end if;
  return new;
end
$$;

create trigger registry_sections_count_edits
  before update of name on registry_sections
  for each row
  execute function count_section_edits();

create table co_hosts (
  registry_id uuid references registries on delete cascade,
  user_id uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (registry_id, user_id)
);

create index co_hosts_user on co_hosts (user_id);

comment on table co_hosts is
  'Accounts that manage a registry together with its owner.';

create table co_host_invitations (
  id uuid default uuidv7() primary key,
  registry_id uuid not null references registries on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_by uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  check (expires_at > created_at),
  check (accepted_at is null or revoked_at is null)
);

create unique index co_host_invitations_open on co_host_invitations (registry_id, email)
  where accepted_at is null and revoked_at is null;

comment on table co_host_invitations is
  'Invitations by mail. The token is stored as its SHA-256.';

create table co_host_requests (
  id uuid default uuidv7() primary key,
  invitation_id uuid not null references co_host_invitations on delete cascade,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  refused_at timestamptz,
  created_at timestamptz not null default now(),
  unique (invitation_id, user_id),
  check (expires_at > created_at)
);

create index co_host_requests_user on co_host_requests (user_id);

comment on table co_host_requests is
  'Somebody opened an invitation with another address than the invited one: the owner decides.';
