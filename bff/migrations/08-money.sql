create table upi_payees (
  registry_id uuid primary key references registries on delete cascade,
  payee_sealed text check (length(payee_sealed) <= 2000),
  draft_sealed text check (length(draft_sealed) <= 2000),
  changed_at timestamptz,
  check ((payee_sealed is null) = (changed_at is null)),
  check (payee_sealed is not null or draft_sealed is not null)
);

comment on table upi_payees is
  'Where money gifts of a registry go.';
comment on column upi_payees.payee_sealed is
  'UPI address and name, encrypted; null until the owner has tried the first ones.';
comment on column upi_payees.draft_sealed is
  'A new address that waits for the owner''s test.';
