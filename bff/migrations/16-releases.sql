create table mfe_releases (
  id uuid default uuidv7() primary key,
  project text not null,
  version text not null,
  manifest jsonb not null,
  is_live boolean not null default false,
  published_at timestamptz not null default now(),
  live_since timestamptz,
  canary_percent int check (canary_percent between 0 and 99),
  withdrawn_at timestamptz,
  source jsonb,
  bytes int check (bytes >= 0),
  withdrawal jsonb,
  retired_at timestamptz,
  browsers_told_at timestamptz,
  unique (project, version)
);

create unique index mfe_releases_one_canary on mfe_releases (project) where canary_percent is not null;
create unique index mfe_releases_one_live on mfe_releases (project) where is_live;

comment on table mfe_releases is
  'Releases of the shell and the remotes, with their screens (manifest).';
comment on column mfe_releases.live_since is
  'When it became live for everybody; null for a release that never was.';
comment on column mfe_releases.canary_percent is
  'Share of visitors who get it before it is live.';
comment on column mfe_releases.withdrawn_at is
  'When it was taken back; null again once it is published or made live.';
comment on column mfe_releases.browsers_told_at is
  'When its team heard that it fails in browsers.';
comment on column mfe_releases.retired_at is
  'When its area closed; null again once it is made live.';

create table release_prefixes (
  prefix text primary key check (prefix ~ '^/[a-z0-9_-]*$'),
  project text not null check (project ~ '^[a-z0-9-]{1,60}$'),
  since timestamptz not null default now()
);

comment on table release_prefixes is
  'Which remote owns which paths.';

create table release_previews (
  project text,
  name text check (name ~ '^[a-z0-9][a-z0-9._-]{0,59}$'),
  version text not null,
  created_at timestamptz not null default now(),
  primary key (project, name),
  foreign key (project, version) references mfe_releases (project, version) on delete cascade
);

comment on table release_previews is
  'Named links to a release that is not live.';

create table release_contacts (
  id uuid default uuidv7() primary key,
  project text not null check (project ~ '^[a-z0-9-]{1,60}$'),
  address text not null check (length(address) between 3 and 500),
  created_at timestamptz not null default now(),
  unique (project, address)
);

comment on table release_contacts is
  'Mail addresses that are told about the releases of an area.';

create table release_renderings (
  project text,
  version text,
  rendered int not null default 0,
  late int not null default 0,
  thrown int not null default 0,
  killed int not null default 0,
  error text check (length(error) <= 1000),
  page text check (length(page) <= 200),
  off_since timestamptz,
  failing_since timestamptz,
  told_at timestamptz,
  primary key (project, version),
  foreign key (project, version) references mfe_releases (project, version) on delete cascade
);

comment on table release_renderings is
  'How the rendering of a release on the server goes.';
comment on column release_renderings.failing_since is
  'Since three addresses in a row failed.';

create table browser_reports (
  project text,
  version text,
  page text check (length(page) <= 200),
  hour timestamptz default date_trunc('hour', now()),
  network_hash bytea check (length(network_hash) = 16),
  views int not null check (views > 0),
  failed int not null,
  kind text check (kind in ('load', 'crash', 'error', 'start', 'ended')),
  part text check (part ~ '^[a-z0-9-]{1,60}$'),
  message text check (length(message) <= 300),
  stack text check (length(stack) <= 2000),
  lcp_ms int check (lcp_ms between 0 and 600000),
  inp_ms int check (inp_ms between 0 and 600000),
  cls numeric(7,4) check (cls between 0 and 100),
  primary key (project, version, page, hour, network_hash),
  foreign key (project, version) references mfe_releases (project, version) on delete cascade,
  check (failed between 0 and views)
);

create index browser_reports_hour on browser_reports (hour);

comment on table browser_reports is
  'Failures and speed that browsers report. They inform and never withdraw a release.';
comment on column browser_reports.kind is
  'Of the first failure of the hour, as part, message and stack are.';

create table deploy_tokens (
  id uuid default uuidv7() primary key,
  project text not null check (project ~ '^[a-z0-9-]{1,60}$'),
  label text not null check (length(label) between 1 and 80),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_by uuid references users on delete set null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table deploy_tokens is
  'Tokens with which a team publishes. Stored as SHA-256.';
