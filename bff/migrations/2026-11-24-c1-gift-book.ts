import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Lets hosts read all gifts of a registry in order, mark them as received and thank for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A registry's gifts are read by an index on one table, newest first. The previous version doesn't write these columns.
  await sql`alter table claims
    add registry_id uuid references registries on delete cascade,
    add product_id uuid references products,
    add thanked_at timestamptz`.execute(db);
  await sql`alter table contributions
    add registry_id uuid references registries on delete cascade,
    add product_id uuid references products,
    add received_at timestamptz,
    add thanked_at timestamptz,
    add released_at timestamptz`.execute(db);

  await sql`update claims set registry_id = item.registry_id, product_id = item.product_id
    from registry_items item where item.id = claims.item_id`.execute(db);
  await sql`update contributions set registry_id = claims.registry_id, product_id = claims.product_id,
      released_at = case when contributions.status = 'released' then now() end
    from claims where claims.id = contributions.claim_id`.execute(db);

  await sql`
    create function claims_set_registry() returns trigger language plpgsql as $$ begin
      if new.registry_id is null then
        select registry_id, product_id into new.registry_id, new.product_id
          from registry_items where id = new.item_id;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger claims_registry before insert on claims
    for each row execute function claims_set_registry()`.execute(db);
  await sql`
    create function contributions_set_registry() returns trigger language plpgsql as $$ begin
      if new.registry_id is null then
        select registry_id, product_id into new.registry_id, new.product_id
          from claims where id = new.claim_id;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger contributions_registry before insert on contributions
    for each row execute function contributions_set_registry()`.execute(db);
  await sql`
    create function contributions_set_released() returns trigger language plpgsql as $$ begin
      new.released_at := now();
      return new;
    end $$`.execute(db);
  await sql`create trigger contributions_released before update of status on contributions
    for each row when (new.status = 'released' and old.status <> 'released')
    execute function contributions_set_released()`.execute(db);

  await sql`create index claims_of_registry on claims (registry_id, id) where kind = 'guest'`.execute(
    db,
  );
  await sql`create index contributions_of_registry on contributions (registry_id, id)`.execute(db);
  await sql`create index claims_released on claims (updated_at) where status = 'released'`.execute(
    db,
  );
  await sql`create index contributions_released_at on contributions (released_at)
    where released_at is not null`.execute(db);

  // A received gift is never undone.
  await sql`alter table claims add constraint claims_received_kept
    check (received_at is null or status = 'purchased')`.execute(db);
  await sql`alter table contributions add constraint contributions_received_kept
    check (received_at is null or status = 'purchased')`.execute(db);

  // One row per note. A repeated request with the same batch inserts nothing.
  await sql`
    create table thank_you_notes (
      id uuid primary key default uuidv7(),
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
    )`.execute(db);
  await sql`create unique index thank_you_notes_claim on thank_you_notes (claim_id, batch_id)
    where claim_id is not null`.execute(db);
  await sql`create unique index thank_you_notes_contribution
    on thank_you_notes (contribution_id, batch_id) where contribution_id is not null`.execute(db);
  await sql`create index thank_you_notes_batch on thank_you_notes (batch_id)`.execute(db);
}
