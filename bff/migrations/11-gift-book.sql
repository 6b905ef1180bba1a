create table thank_you_notes (
  id uuid default uuidv7() primary key,
  batch_id uuid not null,
  registry_id uuid not null references registries on delete cascade,
  claim_id uuid references claims on delete cascade,
  contribution_id uuid references contributions on delete cascade,
  sent_by uuid references users on delete set null,
  channel text not null check (channel in ('mail', 'copied', 'whatsapp', 'in-person')),
  note text not null check (length(note) <= 1000),
  created_at timestamptz not null default now(),
  check ((claim_id is null) <> (contribution_id is null)),
  check ((channel = 'in-person') = (note = ''))
);

create index thank_you_notes_batch on thank_you_notes (batch_id);
create unique index thank_you_notes_claim on thank_you_notes (claim_id, batch_id) where claim_id is not null;
create unique index thank_you_notes_contribution on thank_you_notes (contribution_id, batch_id)
  where contribution_id is not null;

comment on table thank_you_notes is
  'Who was thanked for which gift, and how.';
