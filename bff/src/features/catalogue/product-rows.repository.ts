import { sql, type RawBuilder } from 'kysely';
import { lowStock, type listTeamProducts, type TeamProductRow } from '@gift-registry/bff-contract';
import { keysetList, type FilterOf } from '../../platform/database/keyset/keyset-list.ts';
import { containing } from '../../platform/database/search-patterns.ts';

type Filter = FilterOf<typeof listTeamProducts>;
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

export const findTeamProducts = keysetList<TeamProductRow, Filter>({
  from: sql`products`,
  id: sql`products.id`,
  columns: rowColumns,
  joins: sql`left join product_categories category on category.id = products.category_id`,
  where: limits,
  sorts: {
    name: { by: sql`lower(products.name)`, type: 'text' },
    price: { by: sql`coalesce(products.price, 0)`, type: 'numeric' },
    stock: { by: sql`products.stock_quantity`, type: 'bigint' },
    added: { by: sql`products.id`, type: 'uuid' },
  },
});
