import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/**
 * A fund is a product without price and stock. Its promises fill one group claim without a unit price, so they have no limit
 * and never complete it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      drop constraint products_source_type_check,
      add constraint products_source_type_check check (source_type in ('internal', 'external', 'fund')),
      add fund_kind text check (fund_kind in ('honeymoon', 'first-home', 'education', 'charity', 'shagun')),
      add fund_goal numeric(12, 2) check (fund_goal >= 51),
      add fund_shows_progress boolean not null default true,
      add fund_closed_at timestamptz,
      add fund_version integer not null default 1,
      add constraint products_funds_have_a_kind check ((source_type = 'fund') = (fund_kind is not null)),
      add constraint products_funds_have_no_price
        check (source_type <> 'fund' or (price is null and currency = 'INR' and stock_quantity = 0)),
      add constraint products_only_funds_close
        check (source_type = 'fund' or (fund_goal is null and fund_closed_at is null))`.execute(db);
  await sql`alter table registry_items add gives_together boolean not null default false`.execute(
    db,
  );

  // A check can't read another table.
  await sql`
    create function refuse_units_of_funds() returns trigger language plpgsql as $$ begin
      if exists (select from products where id = new.product_id and source_type = 'fund') then
        raise exception 'A fund has no units' using errcode = 'check_violation', constraint = 'registry_items_funds_have_no_units';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger registry_items_funds before insert or update of quantity_requested, quantity_fulfilled
    on registry_items for each row when (new.quantity_requested > 1 or new.quantity_fulfilled > 0)
    execute function refuse_units_of_funds()`.execute(db);

  // Group gifts that were complete before are told to nobody, and count as bought by the host.
  await sql`alter table claims add completion_told_at timestamptz, add bought_by_host_at timestamptz`.execute(
    db,
  );
  await sql`update claims set completion_told_at = now(), bought_by_host_at = now()
    where kind = 'group' and status = 'purchased'`.execute(db);
  await sql`create index claims_completion_untold on claims (updated_at)
    where kind = 'group' and status = 'purchased' and completion_told_at is null`.execute(db);
}
