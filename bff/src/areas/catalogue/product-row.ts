import type { Product } from '@gift-registry/bff-contract';

/** What the contract says of a product, for a query that calls the table `p`. */
export const productColumns = [
  'p.id as product_id',
  'p.name',
  'p.brand',
  'p.description',
  'p.price',
  'p.currency',
  'p.image_url',
  'p.thumbnail_url',
  'p.external_url',
  'p.source_type',
  'p.stock_quantity',
  'p.category_id',
  'p.occasions',
] as const;

export interface ProductRow {
  readonly product_id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly description: string;
  readonly price: number | null;
  readonly currency: string;
  readonly image_url: string;
  readonly thumbnail_url: string | null;
  readonly external_url: string | null;
  readonly source_type: 'internal' | 'external';
  readonly stock_quantity: number;
  readonly category_id: string | null;
  readonly occasions: string[];
}

export const toProduct = (row: ProductRow): Product => ({
  id: row.product_id,
  name: row.name,
  brand: row.brand,
  description: row.description,
  price: row.price,
  currency: row.currency,
  imageUrl: row.image_url,
  thumbnailUrl: row.thumbnail_url ?? row.image_url,
  externalUrl: row.external_url,
  source: row.source_type,
  stockQuantity: row.stock_quantity,
  categoryId: row.category_id,
  occasions: row.occasions,
});
