import type { z } from 'zod';
import type { GiftStatus, Product, productQuery } from '@gift-registry/bff-contract';
import type { AppDependencies } from '../../platform/app-dependencies.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  findProductFor,
  countProducts,
  findProducts,
  type ProductFilter,
} from './catalogue.repository.ts';

type Dependencies = Pick<AppDependencies, 'db'>;

/** Both boxes, or neither, match everything; 'reserved' has no effect. */
function inStockFilter(statuses: readonly GiftStatus[]): boolean | undefined {
  const available = statuses.includes('available');
  return available === statuses.includes('purchased') ? undefined : available;
}

export async function searchProducts(
  { db }: Dependencies,
  query: z.output<typeof productQuery>,
  userId: string | undefined,
): Promise<{ products: Product[]; total: number }> {
  const filter: ProductFilter = {
    search: query.search ?? '',
    userId,
    categoryIds: query.categories ?? [],
    occasions: query.occasions ?? [],
    priceBands: query.priceBands ?? [],
    inStock: inStockFilter(query.giftStatuses ?? []),
  };
  const [products, total] = await Promise.all([
    findProducts(db, filter, query),
    countProducts(db, filter),
  ]);
  return { products, total };
}

export async function getProduct(
  { db }: Dependencies,
  productId: string,
  userId: string | undefined,
): Promise<Product> {
  const product = await findProductFor(db, productId, userId);
  if (!product) throw new AppError('not-found', 'Product not found');
  return product;
}
