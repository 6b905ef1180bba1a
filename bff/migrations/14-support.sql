create table queries (
  id uuid default uuidv7() primary key,
  name text not null check (length(name) between 1 and 50),
  email text not null check (length(email) between 1 and 100),
  phone text check (phone ~ '^[6-9][0-9]{9}$'),
  query_text text not null check (length(query_text) between 1 and 1000),
  answered_at timestamptz,
  created_at timestamptz not null default now()
);

create index queries_email_beginning on queries (lower(email) text_pattern_ops);
create index queries_open on queries (id) where answered_at is null;
create index queries_search on queries using gin (lower((((name || ' ') || email) || ' ') || query_text)
    gin_trgm_ops);

comment on table queries is
  'Questions from ''Post a Query''.';

create table query_entries (
  id uuid default uuidv7() primary key,
  query_id uuid not null references queries on delete cascade,
  user_id uuid references users on delete set null,
  kind text not null check (kind in ('note', 'reply')),
  text text not null check (length(text) between 1 and 5000),
  created_at timestamptz not null default now()
);

create index query_entries_query on query_entries (query_id, id);
create index query_entries_user on query_entries (user_id) where user_id is not null;

comment on table query_entries is
  'Notes of the team and replies to a query.';

create table announcements (
  id uuid default uuidv7() primary key,
  audience text not null check (audience in ('everybody', 'hosts', 'guests')),
  kind text not null check (kind in ('news', 'warning', 'problem')),
  text text not null check (length(text) between 1 and 300),
  link_label text check (length(link_label) between 1 and 60),
  link_url text check (length(link_url) between 1 and 500),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version int not null default 1,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check ((link_label is null) = (link_url is null))
);

create index announcements_ends_at on announcements (ends_at);

comment on table announcements is
  'What the shell shows above every page of an audience.';
