create table registry_shares (
  id uuid default uuidv7() primary key,
  registry_id uuid not null references registries on delete cascade,
  share_code text not null unique check (share_code ~ '^[A-Za-z0-9_-]{22}$'),
  is_active boolean not null default true,
  ended_with_registry boolean not null default false,
  label text not null default '' check (length(label) <= 40),
  is_named boolean not null default false,
  paused_at timestamptz,
  ends_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint registry_shares_named check (not is_named or not is_active and label <> '')
);

create index registry_shares_named on registry_shares (registry_id) where is_named and revoked_at is null;
create unique index registry_shares_one_active on registry_shares (registry_id) where is_active;
create index registry_shares_registry on registry_shares (registry_id, id);

comment on table registry_shares is
  'Links to a registry: one main link, and named ones beside it.';
comment on column registry_shares.is_active is
  'The main link. A named link has false here and lives until revoked_at.';
comment on column registry_shares.ended_with_registry is
  'It was active when the registry was deleted: restoring brings it back.';
comment on column registry_shares.is_named is
  'A link beside the main one.';

create constraint trigger no_shared_draft
  after insert or update of is_active on registry_shares
  deferrable initially deferred
  for each row
  when (new.is_active)
  execute function refuse_shared_draft();

create table registry_addresses (
  address text primary key check (address ~ '^[a-z0-9](-?[a-z0-9])+$' and length(address) between 4 and 40),
  likeness text not null unique,
  registry_id uuid references registries on delete set null,
  released_at timestamptz,
  created_at timestamptz not null default now()
);

create unique index registry_addresses_one on registry_addresses (registry_id) where released_at is null;

comment on table registry_addresses is
  'Readable addresses (slugs). A released one is not given to another registry for a year.';
comment on column registry_addresses.likeness is
  'Equal for addresses that people mistake for one another.';

create table share_openings (
  share_id uuid references registry_shares on delete cascade,
  day date,
  count int not null default 0 check (count >= 0),
  primary key (share_id, day)
);

comment on table share_openings is
  'How often a link was opened, by day.';

create table share_visitors (
  share_id uuid references registry_shares on delete cascade,
  day date,
  visitor bytea,
  primary key (share_id, day, visitor)
);

create index share_visitors_day on share_visitors (day);

comment on table share_visitors is
  'Salted hashes of the visitors of a day, so that each counts once. Deleted at midnight.';

create table guest_links (
  guest_id uuid,
  registry_id uuid references registries on delete cascade,
  share_id uuid not null references registry_shares on delete cascade,
  primary key (registry_id, guest_id)
);

create index guest_links_share on guest_links (share_id);

comment on table guest_links is
  'Through which link a guest came, so that mails lead back through the same one.';

create view open_shares as
select id, share_code, registry_id
  from registry_shares share
 where paused_at is null and (ends_at is null or ends_at > now())
   and (is_active or is_named and revoked_at is null and exists (
     select from registries registry
      where registry.id = share.registry_id and registry.deleted_at is null and registry.status <> 'draft'));

comment on view open_shares is 'Links that guests can open now.';

create function share_code_for_guest(registry uuid, guest uuid) returns text
language sql stable as $$
select share.share_code
  from registry_shares share
  left join guest_links own
    on own.share_id = share.id and own.registry_id = registry and own.guest_id = guest
 where share.registry_id = registry and share.revoked_at is null
   and (share.is_active or own.share_id is not null and share.is_named)
 order by exists (select from open_shares open where open.id = share.id) desc,
          own.share_id is not null desc, share.is_active desc
 limit 1
$$;
