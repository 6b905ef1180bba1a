create extension if not exists pg_trgm;

create table users (
  id uuid default uuidv7() primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  email_verified_at timestamptz,
  password_hash text check (password_hash like '$argon2id$%'),
  session_epoch int not null default 0,
  deletes_at timestamptz,
  locked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index users_deletes_at on users (deletes_at) where deletes_at is not null;
create index users_email_beginning on users (email text_pattern_ops);
create index users_email_search on users using gin (email gin_trgm_ops);
create index users_locked on users (id) where locked_at is not null;
create index users_unconfirmed on users (id) where email_verified_at is null;

comment on table users is
  'An account. Its name and phone are in profiles, so that a deleted account can leave its history.';
comment on column users.email is
  'Lower case.';
comment on column users.session_epoch is
  'Raised to sign the account out everywhere: sessions of a lower epoch are refused.';
comment on column users.deletes_at is
  'When the account is deleted; null while no deletion is asked for.';
comment on column users.locked_at is
  'Since when the team keeps this person from signing in.';

create function redact_audit_log() returns trigger
language plpgsql as $$
begin
  update audit_log
     set actor_id = null, subject = 'deleted-account', details = details - '{ip,userAgent}'::text[]
   where actor_id = old.id or subject = 'user:' || old.id;
  return null;
end
$$;

create trigger redact_audit_log
  after delete on users
  for each row
  execute function redact_audit_log();

create table profiles (
  id uuid primary key references users on delete cascade,
  role text not null default 'host' check (role in ('admin', 'support', 'host', 'guest', 'viewer')),
  first_name text not null default '' check (length(first_name) <= 50),
  last_name text not null default '' check (length(last_name) <= 50),
  phone text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index profiles_name_search on profiles using gin (lower((first_name || ' ') || last_name)
    gin_trgm_ops);

comment on table profiles is
  'What a person is called and how to reach them.';
comment on column profiles.role is
  'Used when user_roles has no row for the account.';

create table user_roles (
  user_id uuid references users on delete cascade,
  role text check (role in ('admin', 'support', 'host', 'guest', 'viewer')),
  primary key (user_id, role)
);

create index user_roles_role on user_roles (role, user_id);

comment on table user_roles is
  'Roles given to an account; the first of admin, support, host, guest, viewer is the effective one.';

create table identities (
  issuer text,
  subject text,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);

create index identities_user_id on identities (user_id);

comment on table identities is
  'Accounts at sign-in providers (OpenID issuer and subject).';

create table sessions (
  id_hash bytea primary key check (length(id_hash) = 32),
  public_id uuid not null default gen_random_uuid() unique,
  user_id uuid not null references users on delete cascade,
  session_epoch int not null,
  user_agent text not null default '' check (length(user_agent) <= 300),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

create index sessions_expires_at on sessions (expires_at);
create index sessions_user_id on sessions (user_id);

comment on table sessions is
  'Signed-in browsers. The cookie is stored as its SHA-256 only.';
comment on column sessions.public_id is
  'The id in the API; reveals nothing about the cookie.';
comment on column sessions.confirmed_at is
  'When this browser last proved who is there; step-up asks again after 15 minutes.';

create table auth_tokens (
  id uuid default uuidv7() primary key,
  user_id uuid references users on delete cascade,
  email text not null check (email = lower(email)),
  purpose text not null check (purpose in ('confirm-email', 'magic-link', 'otp', 'recovery', 'step-up',
    'email-change', 'email-restore')),
  mode text not null default 'login' check (mode in ('login', 'signup')),
  token_hash bytea not null check (length(token_hash) = 32),
  attempts int not null default 0 check (attempts >= 0),
  expires_at timestamptz not null,
  consumed_at timestamptz,
  created_at timestamptz not null default now(),
  check (expires_at > created_at)
);

create unique index auth_tokens_one_outstanding on auth_tokens (email, purpose) where consumed_at is null;
create index auth_tokens_token_hash on auth_tokens (token_hash);

comment on table auth_tokens is
  'One-time links and codes, stored as hashes; each is used once or expires.';
comment on column auth_tokens.token_hash is
  'SHA-256, or an HMAC for short codes.';

create table email_changes (
  user_id uuid primary key references users on delete cascade,
  new_email text not null check (new_email = lower(new_email) and length(new_email) <= 254),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (expires_at > created_at)
);

comment on table email_changes is
  'A change of address waits until both mailboxes have agreed.';

create table data_exports (
  id uuid default uuidv7() primary key,
  user_id uuid not null references users on delete cascade,
  finished_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check ((finished_at is null) = (expires_at is null))
);

create unique index data_exports_one_waiting on data_exports (user_id) where finished_at is null;
create index data_exports_user on data_exports (user_id, id);

comment on table data_exports is
  'Copies of their data that people asked for; deleted when they expire.';

create table data_export_parts (
  export_id uuid references data_exports on delete cascade,
  position int,
  content bytea not null,
  primary key (export_id, "position")
);

comment on table data_export_parts is
  'The content of such a copy, in order.';

create table dismissed_hints (
  user_id uuid references users on delete cascade,
  hint text check (length(hint) between 1 and 40),
  dismissed_at timestamptz not null default now(),
  primary key (user_id, hint)
);

comment on table dismissed_hints is
  'Hints of host screens that a person closed for good.';
