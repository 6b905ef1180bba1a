import type { Kysely } from 'kysely';
import { sql } from 'kysely';

// Frozen once landed: a later change is a later migration.

/** A gift whose price is not known has none. `numeric` stores NaN, and NaN passes `price >= 0`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update products set price = null
     where price = 'NaN' or (price = 0 and source_type = 'external')`.execute(db);
  await sql`
    alter table products add constraint products_price_is_a_number check (price <> 'NaN')`.execute(
    db,
  );
}
