import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Lets the team edit the catalogue: versions, alt texts, and a history of each stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The seeds of the catalogue leave alone the products that the team edited.
  await sql`
    alter table products
      add image_alt text check (length(image_alt) between 1 and 200),
      add version integer not null default 1 check (version > 0),
      add edited_at timestamptz,
      add edited_by uuid references users on delete set null`.execute(db);
  await sql`create index products_edited_by on products (edited_by) where edited_by is not null`.execute(
    db,
  );
  await sql`
    alter table product_categories
      add version integer not null default 1 check (version > 0),
      add edited_at timestamptz`.execute(db);
  await sql`create unique index product_categories_name on product_categories (lower(name))`.execute(
    db,
  );
  await sql`
    create function count_edits() returns trigger language plpgsql as $f$
    begin
      new.version := old.version + 1;
      return new;
    end $f$`.execute(db);
  await sql`
    create trigger products_count_edits
      before update of name, brand, description, price, image_url, image_alt, category_id, occasions, is_active
      on products for each row
      when (old.source_type = 'internal' and
        (new.name, new.brand, new.description, new.price, new.image_url, new.image_alt, new.category_id,
          new.occasions, new.is_active) is distinct from
        (old.name, old.brand, old.description, old.price, old.image_url, old.image_alt, old.category_id,
          old.occasions, old.is_active))
      execute function count_edits()`.execute(db);
  await sql`
    create trigger product_categories_count_edits before update of name, is_active
      on product_categories for each row
      when ((new.name, new.is_active) is distinct from (old.name, old.is_active))
      execute function count_edits()`.execute(db);
  await sql`create index products_by_name on products (lower(name), id) where source_type = 'internal'`.execute(
    db,
  );
  await sql`create index products_by_age on products (id) where source_type = 'internal'`.execute(
    db,
  );

  // Gifts and orders change the stock through claims; who changes it otherwise says so in the transaction.
  await sql`
    create table stock_changes (
      id uuid primary key default uuidv7(),
      product_id uuid not null references products on delete cascade,
      stock_before integer not null,
      stock_after integer not null,
      why text check (length(why) between 1 and 500),
      changed_by uuid references users on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index stock_changes_product on stock_changes (product_id, id)`.execute(db);
  await sql`create index stock_changes_changed_by on stock_changes (changed_by)
    where changed_by is not null`.execute(db);
  await sql`
    create function keep_stock_change() returns trigger language plpgsql as $f$
    begin
      insert into stock_changes (product_id, stock_before, stock_after, why, changed_by)
      values (new.id, old.stock_quantity, new.stock_quantity,
        nullif(current_setting('catalogue.why', true), ''),
        nullif(current_setting('catalogue.changed_by', true), '')::uuid);
      return null;
    end $f$`.execute(db);
  await sql`
    create trigger products_keep_stock_change after update of stock_quantity on products
      for each row when (old.source_type = 'internal' and old.stock_quantity <> new.stock_quantity)
      execute function keep_stock_change()`.execute(db);
}
