import { sql } from 'kysely';
import { starterListSize, type Product } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import { selectProduct } from './select-product.ts';
import type { StarterListDefinition } from './starter-lists.ts';

export const findCategoriesByKey = (
  db: Db,
  keys: readonly string[],
): Promise<{ id: string; key: string; name: string }[]> =>
  db
    .selectFrom('productCategories')
    .select(['id', 'key', 'name'])
    .where('isActive', '=', true)
    .where('key', 'in', keys)
    .execute();

/** The list's products in stock, and then others of its occasion until the list is full. */
export async function findStarterProducts(db: Db, list: StarterListDefinition): Promise<Product[]> {
  const keys = sql`${sql.val([...list.products])}::text[]`;
  const rows = await db
    .selectFrom('products as p')
    .select(selectProduct())
    .where(sql<boolean>`p.is_active and p.source_type = 'internal'`)
    .where('p.stockQuantity', '>', 0)
    .where(sql<boolean>`(p.key = any (${keys}) or ${list.occasion} = any (p.occasions))`)
    .orderBy(sql`array_position(${keys}, p.key) nulls last`)
    .orderBy('p.id', 'desc')
    .limit(starterListSize)
    .execute();
  return rows.map(({ product }) => product);
}
