import { sql, type RawBuilder } from 'kysely';
import { lowStock, type listTeamProducts, type TeamProductRow } from '@gift-registry/bff-contract';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import {
  keysetPage,
  type KeysetColumns,
  type PageAsk,
} from '../../../platform/database/keyset/keyset-page.ts';
import { containing } from '../../../platform/database/search-patterns.ts';

type Filter = Omit<z.output<(typeof listTeamProducts)['query']>, keyof PageAsk>;
type Condition = RawBuilder<boolean>;

const stockConditions: Readonly<Record<NonNullable<Filter['stock']>, Condition>> = {
  'in-stock': sql`products.stock_quantity > ${sql.lit(lowStock)}`,
  low: sql`products.stock_quantity between 1 and ${sql.lit(lowStock)}`,
  out: sql`products.stock_quantity = 0`,
};

function limits({ search, state, stock, categoryId, occasion }: Filter): readonly Condition[] {
  const pattern = containing(search?.toLowerCase() ?? '');
  return [
    sql`products.source_type = 'internal'`,
    ...(search
      ? [sql<boolean>`lower(products.name || ' ' || coalesce(products.brand, '')) like ${pattern}`]
      : []),
    ...(state ? [sql<boolean>`products.is_active = ${state === 'on-sale'}`] : []),
    ...(stock ? [stockConditions[stock]] : []),
    ...(categoryId ? [sql<boolean>`products.category_id = ${categoryId}`] : []),
    ...(occasion ? [sql<boolean>`${occasion} = any(products.occasions)`] : []),
  ];
}

/** Registries that were deleted can be restored, so they count. Each has a product once. */
const holdingRegistries = sql<number>`(
  select count(item.registry_id)::int from registry_items item
   where item.product_id = products.id)`;

export const rowColumns = sql`products.id, products.name, products.brand, products.description, products.price,
  products.stock_quantity, products.category_id, category.name as category, products.occasions,
  products.image_url, coalesce(products.thumbnail_url, products.image_url) as thumbnail_url,
  products.is_active, products.version, ${holdingRegistries} as registries`;

export async function findTeamProducts(
  db: Db,
  filter: Filter,
  ask: PageAsk,
): Promise<readonly (TeamProductRow & KeysetColumns)[]> {
  const { page, inOrder } = keysetPage(
    {
      from: sql`products`,
      id: sql`products.id`,
      where: limits(filter),
      sorts: {
        name: { by: sql`lower(products.name)`, type: 'text' },
        price: { by: sql`coalesce(products.price, 0)`, type: 'numeric' },
        stock: { by: sql`products.stock_quantity`, type: 'bigint' },
        added: { by: sql`products.id`, type: 'uuid' },
      },
    },
    ask,
  );
  const { rows } = await sql<TeamProductRow & KeysetColumns>`
    with page as (${page})
    select page.sort_value, ${rowColumns}
      from page
      join products on products.id = page.id
      left join product_categories category on category.id = products.category_id
     ${inOrder}`.execute(db);
  return rows;
}
