import { expressionBuilder, sql, type SelectQueryBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import {
  type PriceBand,
  type Product,
  type ProductCategory,
  type ProductSort,
  starterListSize,
} from '@gift-registry/bff-contract';
import type { Db } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/search-patterns.ts';
import type { Products } from '../../platform/database/tables.generated.ts';
import type { Database } from '../../platform/database/tables.ts';

export function selectProduct() {
  const eb = expressionBuilder<Database & { p: Products }, 'p'>();
  return jsonBuildObject({
    id: eb.ref('p.id'),
    name: eb.ref('p.name'),
    brand: eb.ref('p.brand'),
    description: eb.ref('p.description'),
    price: eb.ref('p.price'),
    currency: eb.ref('p.currency'),
    imageUrl: eb.ref('p.imageUrl'),
    thumbnailUrl: eb.fn.coalesce('p.thumbnailUrl', 'p.imageUrl'),
    imageAlt: eb.ref('p.imageAlt'),
    externalUrl: eb.ref('p.externalUrl'),
    source: sql<
      'internal' | 'external'
    >`case when p.source_type = 'internal' then 'internal' else 'external' end`,
    // The exact number would tell hosts of a surprise that a gift was taken.
    stockQuantity: sql<number>`least(p.stock_quantity, 1)`,
    categoryId: eb.ref('p.categoryId'),
    occasions: eb.ref('p.occasions'),
  }).as('product');
}

export interface ProductFilter {
  readonly search: string;
  readonly userId: string | undefined;
  readonly categoryIds: readonly string[];
  readonly occasions: readonly string[];
  readonly priceBands: readonly PriceBand[];
  readonly inStock: boolean | undefined;
}

interface Page {
  readonly sort: ProductSort;
  readonly firstOccasion?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

const bounds: Record<PriceBand, readonly [number, number]> = {
  '0-999': [0, 1000],
  '1000-4999': [1000, 5000],
  '5000+': [5000, Number.POSITIVE_INFINITY],
};

/** Repeated as literals, because PostgreSQL matches partial indexes by their condition. */
const inCatalogue = sql<boolean>`p.is_active and p.source_type = 'internal'`;

/** Each side of the `or` names the text, so that PostgreSQL can use the index of each. */
function found({ search, userId }: ProductFilter) {
  if (search === '') return inCatalogue;
  const pattern = containing(search);
  // The index covers both texts joined; the second condition drops matches that span them.
  const named = sql<boolean>`(p.name || ' ' || p.description) ilike ${pattern}
    and (p.name ilike ${pattern} or p.description ilike ${pattern})`;
  if (userId === undefined) return sql<boolean>`${inCatalogue} and ${named}`;
  return sql<boolean>`(${inCatalogue} and ${named}
    or p.is_active and p.source_type = 'external' and p.added_by_user_id = ${userId} and ${named})`;
}

function matching(db: Db, filter: ProductFilter) {
  let query: SelectQueryBuilder<Database & { p: Database['products'] }, 'p', object> = db
    .selectFrom('products as p')
    .where(found(filter));
  if (filter.categoryIds.length > 0) query = query.where('p.categoryId', 'in', filter.categoryIds);
  if (filter.occasions.length > 0)
    query = query.where(sql<boolean>`p.occasions && ${sql.val([...filter.occasions])}::text[]`);
  if (filter.priceBands.length > 0)
    query = query.where((eb) =>
      eb.or(
        filter.priceBands.map((band) => {
          const [from, below] = bounds[band];
          return eb.and([
            eb('p.price', '>=', from),
            ...(Number.isFinite(below) ? [eb('p.price', '<', below)] : []),
          ]);
        }),
      ),
    );
  if (filter.inStock !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('p.sourceType', '=', 'external'),
        eb('p.stockQuantity', filter.inStock ? '>' : '=', 0),
      ]),
    );
  return query;
}

const rupees = sql`case when p.currency = 'INR' then p.price end`;

function orderOf({ sort, firstOccasion }: Page, search: string) {
  switch (sort) {
    case 'price-low':
      return sql`${rupees} asc nulls last`;
    case 'price-high':
      return sql`${rupees} desc nulls last`;
    case 'relevance': {
      const term = containing(search).slice(1);
      return sql`case when p.name ilike ${term} then 0 when p.name ilike ${`% ${term}`} then 1
        when p.name ilike ${`%${term}`} then 2 else 3 end`;
    }
    case 'newest':
      return firstOccasion === undefined
        ? sql`p.id desc`
        : sql`${firstOccasion} = any (p.occasions) desc`;
  }
}

export async function findProducts(db: Db, filter: ProductFilter, page: Page): Promise<Product[]> {
  const rows = await matching(db, filter)
    .select(selectProduct())
    .orderBy(orderOf(page, filter.search))
    .orderBy('p.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map(({ product }) => product);
}

export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const findCategories = (db: Db): Promise<ProductCategory[]> =>
  db
    .selectFrom('productCategories')
    .select(['id', 'name'])
    .where('isActive', '=', true)
    .orderBy('displayOrder')
    .execute();

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

interface StarterProducts {
  readonly occasion: string;
  readonly products: readonly string[];
}

export async function findStarterProducts(db: Db, list: StarterProducts): Promise<Product[]> {
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

const BATCH = 50;

export async function takeStockNews(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with news as (
      delete from stock_news where product_id = any(array(
        select product_id from stock_news limit ${BATCH} for update skip locked))
      returning product_id)
    select distinct registry.id
      from news join registry_items item on item.product_id = news.product_id
      join registries registry on registry.id = item.registry_id and registry.status = 'published'
     order by registry.id`.execute(db);
  return rows.map(({ id }) => id);
}
