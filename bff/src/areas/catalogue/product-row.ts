import type { Product } from '@gift-registry/bff-contract';

/** What the contract says of a product, for a query that calls the table `p`. */
export const productColumns = [
  'p.id as productId',
  'p.name',
  'p.brand',
  'p.description',
  'p.price',
  'p.currency',
  'p.imageUrl',
  'p.thumbnailUrl',
  'p.externalUrl',
  'p.sourceType',
  'p.stockQuantity',
  'p.categoryId',
  'p.occasions',
] as const;

export interface ProductRow {
  readonly productId: string;
  readonly name: string;
  readonly brand: string | null;
  readonly description: string;
  readonly price: number | null;
  readonly currency: string;
  readonly imageUrl: string;
  readonly thumbnailUrl: string | null;
  readonly externalUrl: string | null;
  readonly sourceType: 'internal' | 'external';
  readonly stockQuantity: number;
  readonly categoryId: string | null;
  readonly occasions: string[];
}

export const toProduct = (row: ProductRow): Product => ({
  id: row.productId,
  name: row.name,
  brand: row.brand,
  description: row.description,
  price: row.price,
  currency: row.currency,
  imageUrl: row.imageUrl,
  thumbnailUrl: row.thumbnailUrl ?? row.imageUrl,
  externalUrl: row.externalUrl,
  source: row.sourceType,
  stockQuantity: row.stockQuantity,
  categoryId: row.categoryId,
  occasions: row.occasions,
});
