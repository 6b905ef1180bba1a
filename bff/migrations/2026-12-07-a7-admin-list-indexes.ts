import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** Lists of the control center over a million registries: beginnings of addresses, and orders of the catalogue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Trigrams of a whole address or name are in most rows; its beginning is in few.
    sql`create index users_email_beginning on users (email text_pattern_ops)`,
    sql`create index registries_name_beginning on registries
      (lower(registry_name) text_pattern_ops)`,
    sql`create index mails_recipient_beginning on mails (lower(recipient) text_pattern_ops)`,
    sql`create index queries_email_beginning on queries (lower(email) text_pattern_ops)`,
    sql`create index products_by_price on products (coalesce(price, 0), id)
      where source_type = 'internal'`,
    sql`create index products_by_stock on products (stock_quantity, id)
      where source_type = 'internal'`,
    sql`create index products_team_search on products
      using gin (lower(name || ' ' || coalesce(brand, '')) gin_trgm_ops)
      where source_type = 'internal'`,
    // Registries of a product are counted in the index.
    sql`create index registry_items_product_registries on registry_items (product_id, registry_id)`,
    sql`drop index registry_items_product`,
  ];
  for (const statement of statements) await statement.execute(db);
}
