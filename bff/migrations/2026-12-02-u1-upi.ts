import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** UPI addresses of registries, and promises of money that are paid, received, or end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Guests get `payee_sealed`. `draft_sealed` waits for the test by its owner. Both hold address and name, encrypted.
  await sql`
    create table upi_payees (
      registry_id uuid primary key references registries on delete cascade,
      payee_sealed text check (length(payee_sealed) <= 2000),
      draft_sealed text check (length(draft_sealed) <= 2000),
      changed_at timestamptz,
      check ((payee_sealed is null) = (changed_at is null)),
      check (payee_sealed is not null or draft_sealed is not null)
    )`.execute(db);
  // The address is one of a person: a registry that is handed over takes none along.
  await sql`
    create function forget_upi_payee() returns trigger language plpgsql as $$
    begin
      delete from upi_payees where registry_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger registries_forget_upi_payee after update of owner_id on registries
      for each row when (new.owner_id <> old.owner_id) execute function forget_upi_payee()`.execute(
    db,
  );

  // An unpaid promise ends at 'pay_by'; one without it is settled between guest and host.
  await sql`
    alter table contributions
      add pay_by timestamptz,
      add paid_at timestamptz,
      add upi_reference text check (upi_reference ~ '^[0-9]{12}$'),
      add upi_looks int not null default 0,
      add upi_looked_at timestamptz,
      add pay_reminded_at timestamptz,
      add ended_by text check (ended_by in ('time', 'host')),
      add end_told_at timestamptz,
      add end_host_told_at timestamptz,
      add check (upi_reference is null or paid_at is not null)`.execute(db);
  await sql`
    create index contributions_unpaid on contributions (pay_by)
      where status = 'purchased' and paid_at is null and received_at is null and pay_by is not null`.execute(
    db,
  );
  await sql`
    create index contributions_ended on contributions (ended_by)
      where ended_by is not null and (end_told_at is null or end_host_told_at is null)`.execute(db);
  await sql`
    create index contributions_reference on contributions (registry_id, upi_reference)
      where upi_reference is not null`.execute(db);

  // A trigger, because the previous version of the server sets no end.
  await sql`
    create function contributions_set_pay_by() returns trigger language plpgsql as $$
    begin
      if new.pay_by is null and exists (
        select from upi_payees where registry_id = new.registry_id and payee_sealed is not null
      ) then
        new.pay_by := now() + interval '7 days';
      end if;
      return new;
    end $$`.execute(db);
  // Triggers run by their names: after 'contributions_registry', which sets the registry.
  await sql`
    create trigger contributions_registry_pay_by before insert on contributions
      for each row execute function contributions_set_pay_by()`.execute(db);

  // The time that an unpaid promise had left begins again when the guest or the host takes a step back.
  await sql`
    create function contributions_renew_pay_by() returns trigger language plpgsql as $$
    begin
      new.pay_by := greatest(new.pay_by, now() + interval '1 day');
      return new;
    end $$`.execute(db);
  await sql`
    create trigger contributions_reopened before update of paid_at, received_at on contributions
      for each row when (new.status = 'purchased' and new.pay_by is not null
        and new.paid_at is null and new.received_at is null
        and (old.paid_at is not null or old.received_at is not null))
      execute function contributions_renew_pay_by()`.execute(db);
}
