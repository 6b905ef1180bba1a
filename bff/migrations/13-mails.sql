create function mailbox_of(address text) returns text
language sql immutable strict as $$
select case when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
  then replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(lower(address), '@', 1), '+', 1) || '@' || split_part(lower(address), '@', 2)
end
$$;

comment on function mailbox_of is
  'All addresses of one mailbox: providers deliver name+anything@host to name@host, and Gmail ignores dots.';

create table mails (
  id uuid primary key,
  template text not null,
  recipient text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'given-up', 'held')),
  reason text,
  attempts int not null default 0,
  content text,
  content_until timestamptz not null,
  shown text not null,
  again_of uuid,
  changed_at timestamptz not null default now(),
  registry_id uuid,
  about uuid,
  created_at timestamptz not null default now()
);

create index mails_about on mails (about) where about is not null;
create index mails_again_of on mails (again_of) where again_of is not null;
create index mails_content_until on mails (content_until) where content is not null;
create index mails_created_at on mails (created_at, id);
create index mails_mailbox on mails (mailbox_of(recipient), created_at);
create index mails_recipient on mails using gin (lower(recipient) gin_trgm_ops);
create index mails_recipient_beginning on mails (lower(recipient) text_pattern_ops);
create index mails_registry_id on mails (registry_id, created_at) where registry_id is not null;
create index mails_state on mails (state, created_at, id);
create index mails_template on mails (template, created_at, id);

comment on table mails is
  'The log of mails, with the outcome of each.';
comment on column mails.id is
  'The id of its row in outbox.';
comment on column mails.state is
  'held: its mailbox has had the mails that strangers may cause in a day.';
comment on column mails.about is
  'The order or gift that the mail is about.';
comment on column mails.content is
  'Encrypted, with links and codes; null when those have ended.';
comment on column mails.shown is
  'Encrypted, without links and codes.';
comment on column mails.again_of is
  'The mail that the team sent again.';

create table guest_mailboxes (
  id uuid default uuidv7() primary key,
  guest_id uuid not null,
  email text not null check (length(email) between 3 and 254),
  mailed_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unique (guest_id, email)
);

create index guest_mailboxes_age on guest_mailboxes (mailed_at);
create index guest_mailboxes_confirmed on guest_mailboxes (email) where confirmed_at is not null;

comment on table guest_mailboxes is
  'Addresses that guests typed, and since when they are confirmed.';

create table host_mail_settings (
  user_id uuid primary key references users on delete cascade,
  gift_mails text not null default 'at-once' check (gift_mails in ('at-once', 'daily', 'never')),
  event_mails boolean not null default true,
  question_mails boolean,
  updated_at timestamptz not null default now()
);

comment on table host_mail_settings is
  'Which mails a host wants. No row: the defaults.';

create table host_notices (
  user_id uuid references users on delete cascade,
  registry_id uuid not null references registries on delete cascade,
  gift_id uuid,
  created_at timestamptz not null default now(),
  primary key (user_id, gift_id)
);

create index host_notices_registry on host_notices (registry_id, created_at);

comment on table host_notices is
  'Gifts that wait for the next mail to a host.';

create table host_digests (
  user_id uuid references users on delete cascade,
  registry_id uuid references registries on delete cascade,
  sent_on date not null,
  primary key (user_id, registry_id)
);

comment on table host_digests is
  'Days on which a host got the mail of the day.';
