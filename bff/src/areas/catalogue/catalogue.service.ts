import type { z } from 'zod';
import type {
  GiftStatus,
  Product,
  ProductCategory,
  productQuery,
} from '@gift-registry/bff-contract';
import type { Db } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import {
  countProducts,
  findCategories,
  findProductFor,
  findProducts,
  type ProductFilter,
} from './catalogue.repository.ts';
import { toProduct } from './product-row.ts';

/** Both boxes, or neither, ask for everything; 'reserved' never changes the answer. */
function stockFilter(statuses: readonly GiftStatus[]): boolean | undefined {
  const available = statuses.includes('available');
  return available === statuses.includes('purchased') ? undefined : available;
}

export async function searchCatalogue(
  db: Db,
  query: z.output<typeof productQuery>,
): Promise<{ products: Product[]; total: number }> {
  const filter: ProductFilter = {
    search: query.search ?? '',
    categoryIds: query.categories ?? [],
    occasions: query.occasions ?? [],
    priceBands: query.priceBands ?? [],
    inStock: stockFilter(query.giftStatuses ?? []),
  };
  const [rows, total] = await Promise.all([
    findProducts(db, filter, query),
    countProducts(db, filter),
  ]);
  return { products: rows.map(toProduct), total };
}

export async function productFor(db: Db, productId: string, userId: string): Promise<Product> {
  const row = await findProductFor(db, productId, userId);
  if (!row) throw new AppError('not-found', 'Product not found');
  return toProduct(row);
}

export const activeCategories = (db: Db): Promise<ProductCategory[]> => findCategories(db);
