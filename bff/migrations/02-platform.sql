create function audit_entry_days(action text) returns int
language sql immutable as $$
select case when action in (
  'sign-up', 'sign-up-repeated', 'sign-in', 'sign-in-failed', 'sign-out', 'sessions-ended',
  'email-confirmed', 'password-reset', 'password-wiped', 'identity-linked', 'identity-confirmed',
  'identity-not-confirmed', 'details-changed', 'password-changed', 'email-change-asked',
  'email-change-refused', 'email-changed', 'email-restored', 'data-exported', 'deletion-asked',
  'account-kept', 'account-deleted', 'registry-deleted', 'registry-restored', 'handover-offered',
  'handover-withdrawn', 'handover-accepted', 'handover-declined', 'co-host-allowed',
  'co-host-refused', 'co-host-removed') then 180 else 731 end
$$;

create function id_at(moment timestamptz) returns uuid
language sql immutable strict as $$
select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0')
  || '70008000000000000000')::uuid
$$;

create table outbox (
  id uuid default uuidv7() primary key,
  topic text not null check (topic in ('mail', 'secret-mail', 'scrape', 'event')),
  payload jsonb not null,
  available_at timestamptz not null default now(),
  published_at timestamptz,
  confirmed_at timestamptz,
  attempts int not null default 0,
  requested_by uuid references users on delete cascade,
  trace text,
  created_at timestamptz not null default now()
);

create index outbox_requested on outbox (requested_by, id) where requested_by is not null;
create index outbox_unconfirmed on outbox (available_at)
  where published_at is not null and confirmed_at is null;
create index outbox_waiting on outbox (available_at, id) where published_at is null;

comment on table outbox is
  'Work that must happen after a commit: inserted in the transaction that causes it, handed to a queue by the relay.';
comment on column outbox.id is
  'Also the id of the job, so that a row that is handed over twice runs once.';
comment on column outbox.available_at is
  'The time from which a relay takes the row, or from which the job of a published one is looked at again.';
comment on column outbox.published_at is
  'When the relay handed it to the queue.';
comment on column outbox.trace is
  'The trace of the request that caused it, as a W3C traceparent; null while traces are off.';
comment on column outbox.confirmed_at is
  'When the worker reported that the job is done.';
comment on column outbox.requested_by is
  'The person who waits for the result of a scrape.';

create table idempotency_keys (
  key uuid,
  scope text,
  guest_id uuid,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (guest_id, scope, key)
);

create index idempotency_keys_age on idempotency_keys (created_at);

comment on table idempotency_keys is
  'Replies to requests that a shaky network may send twice. Deleted after a day.';
comment on column idempotency_keys.response is
  'The stored reply; null while the first request is still running.';

create table rate_limits (
  key text primary key,
  count int not null check (count > 0),
  resets_at timestamptz not null
);

comment on table rate_limits is
  'Counters with an end, one row for each limit and key.';

create table settings (
  name text primary key check (name ~ '^[A-Z][A-Z_]{1,59}$'),
  value text check (length(value) between 1 and 2000),
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null default now()
);

create index settings_changed_by on settings (changed_by);

comment on table settings is
  'Settings that the team changed while everything runs. The environment wins over them, and they over the defaults.';

create table audit_log (
  id uuid default uuidv7() primary key,
  actor_id uuid,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create index audit_log_actor on audit_log (actor_id) where actor_id is not null;
create index audit_log_by_action on audit_log (action, id);
create index audit_log_by_actor on audit_log (actor_id, id);
create index audit_log_by_subject on audit_log (subject text_pattern_ops);
create index audit_log_created_at on audit_log (created_at);
create index audit_log_of_registry on audit_log ((details ->> 'registryId'), id)
  where (details ->> 'registryId') is not null;
create index audit_log_of_releases on audit_log (id) where subject like 'release:%';
create index audit_log_of_subject on audit_log (subject, id);
create index audit_log_of_team on audit_log (id)
  where subject not like 'release:%' and audit_entry_days(action) > 180;

comment on table audit_log is
  'Who did what. Append-only: triggers refuse updates and deletes, except redaction of a deleted account and pruning by age.';

create function keep_audit_log() returns trigger
language plpgsql as $$
declare
  stack text;
begin
  -- The trigger on users calls this one from within: depth 2.
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and new.actor_id is null
     and new.id = old.id and new.action = old.action and new.created_at = old.created_at then
    return new;
  end if;
  get diagnostics stack = pg_context;
  if tg_op = 'DELETE' and position('PL/pgSQL function prune_audit_log(integer)' in stack) > 0
     and old.created_at < now() - make_interval(days => audit_entry_days(old.action)) then
    return old;
  end if;
  raise exception 'audit_log is append-only' using errcode = 'GR002';
end
$$;

create trigger keep_audit_log
  before delete or update on audit_log
  for each row
  execute function keep_audit_log();

create trigger keep_whole_audit_log
  before truncate on audit_log
  for each statement
  execute function keep_audit_log();

create table page_renderings (
  address bytea primary key,
  wanted bytea not null,
  wanted_until timestamptz not null,
  version bytea,
  document bytea,
  style_hash text,
  rendered_at timestamptz,
  constraint page_renderings_whole check ((version is null) = (document is null) and (version is null) =
    (rendered_at is null))
);

comment on table page_renderings is
  'Rendered documents that the processes share, and which of them a process is rendering now.';
comment on column page_renderings.address is
  'SHA-256 of the page''s address.';
comment on column page_renderings.wanted is
  'SHA-256 of the version that a process renders now, or rendered last.';
comment on column page_renderings.document is
  'Brotli.';

create function prune_audit_log(most int) returns int
language plpgsql security definer  set search_path = public as $$
declare
  removed integer;
begin
  delete from audit_log where id = any(array(
    select id from audit_log
     where created_at < now() - interval '180 days'
       and created_at < now() - make_interval(days => audit_entry_days(action))
     limit most));
  get diagnostics removed = row_count;
  return removed;
end
$$;
