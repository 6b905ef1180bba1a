import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** One statement, so that all counts are of the same moment. */
export async function countEverything(db: Db) {
  const { rows } = await sql<{
    accounts: number;
    registries: number;
    publishedRegistries: number;
    products: number;
    gifts: number;
  }>`
    select
      (select count(*) from users) as accounts,
      (select count(*) from registries) as registries,
      (select count(*) from registries where status = 'published') as published_registries,
      (select count(*) from products where is_active and source_type = 'internal') as products,
      (select coalesce(sum(quantity), 0) from claims where status <> 'released') as gifts
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('The counts are missing.');
  return counts;
}
