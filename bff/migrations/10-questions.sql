create table gift_questions (
  id uuid default uuidv7() primary key,
  registry_id uuid not null references registries on delete cascade,
  item_id uuid references registry_items on delete cascade,
  guest_id uuid not null,
  guest_name text not null default '' check (length(guest_name) <= 50),
  guest_email text check (length(guest_email) <= 254),
  question text not null check (length(question) between 1 and 500),
  answer text check (length(answer) between 1 and 1000),
  is_public boolean not null default false,
  answered_by uuid references users on delete set null,
  answered_at timestamptz,
  removed_item_id uuid,
  created_at timestamptz not null default now(),
  check ((answer is null) = (answered_at is null)),
  check (not is_public or answer is not null),
  constraint gift_questions_item_or_removed check ((item_id is null) = (removed_item_id is not null))
);

create index gift_questions_of_registry on gift_questions (registry_id, id);
create unique index gift_questions_once on gift_questions (guest_id, item_id, md5(question));
create index gift_questions_public on gift_questions (item_id) where is_public;
create index gift_questions_removed on gift_questions (removed_item_id) where removed_item_id is not null;

comment on table gift_questions is
  'Questions of guests about a gift, and the host''s answers.';
