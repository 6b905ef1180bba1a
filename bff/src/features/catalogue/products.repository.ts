import { sql } from 'kysely';
import { starterListSize, type Product } from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { selectProduct } from './select-product.repository.ts';
import type { StarterListDefinition } from './starter-lists.ts';

/** External products are visible only to the account that added them. */
export async function findProductFor(
  db: Db,
  productId: string,
  userId: string | undefined,
): Promise<Product | undefined> {
  const row = await db
    .selectFrom('products as p')
    .select(selectProduct())
    .where('p.id', '=', productId)
    .where('p.isActive', '=', true)
    .where('p.sourceType', '<>', sql.lit('fund'))
    .where((eb) =>
      eb.or([
        eb('p.sourceType', '=', 'internal'),
        ...(userId === undefined ? [] : [eb('p.addedByUserId', '=', userId)]),
      ]),
    )
    .executeTakeFirst();
  return row?.product;
}

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
