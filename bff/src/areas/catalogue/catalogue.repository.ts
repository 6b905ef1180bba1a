import { sql, type SelectQueryBuilder } from 'kysely';
import type { PriceBand, Product, ProductCategory } from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import type { Database } from '../../database/tables.ts';
import { selectProduct } from './select-product.ts';

export interface ProductFilter {
  readonly search: string;
  readonly categoryIds: readonly string[];
  readonly occasions: readonly string[];
  readonly priceBands: readonly PriceBand[];
  readonly inStock: boolean | undefined;
}

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

const bounds: Record<PriceBand, readonly [number, number]> = {
  '0-999': [0, 1000],
  '1000-4999': [1000, 5000],
  '5000+': [5000, Number.POSITIVE_INFINITY],
};

const containing = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** Repeated as literals, because PostgreSQL matches partial indexes by their condition. */
const inCatalogue = sql<boolean>`p.is_active and p.source_type = 'internal'`;

function matching(db: Db, filter: ProductFilter) {
  let query: SelectQueryBuilder<Database & { p: Database['products'] }, 'p', object> = db
    .selectFrom('products as p')
    .where(inCatalogue);
  if (filter.search !== '') {
    const pattern = containing(filter.search);
    // The index covers both texts joined; the second condition drops matches that span them.
    query = query
      .where(sql<boolean>`(p.name || ' ' || p.description) ilike ${pattern}`)
      .where(sql<boolean>`(p.name ilike ${pattern} or p.description ilike ${pattern})`);
  }
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
    query = query.where('p.stockQuantity', filter.inStock ? '>' : '=', 0);
  return query;
}

export async function findProducts(
  db: Db,
  filter: ProductFilter,
  { offset, limit }: Page,
): Promise<Product[]> {
  const rows = await matching(db, filter)
    .select(selectProduct())
    .orderBy('p.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ product }) => product);
}

export async function countProducts(db: Db, filter: ProductFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

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
    .where((eb) =>
      eb.or([
        eb('p.sourceType', '=', 'internal'),
        ...(userId === undefined ? [] : [eb('p.addedByUserId', '=', userId)]),
      ]),
    )
    .executeTakeFirst();
  return row?.product;
}

export const findCategories = (db: Db): Promise<ProductCategory[]> =>
  db
    .selectFrom('productCategories')
    .select(['id', 'name'])
    .where('isActive', '=', true)
    .orderBy('displayOrder')
    .execute();
