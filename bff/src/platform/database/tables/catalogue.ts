import type { Generated } from 'kysely';
import type { FundKind, ProductField } from '@gift-registry/bff-contract';
import type { CreatedAt, Timestamp, UpdatedAt, Id } from './column-types.ts';

interface ProductCategoriesTable {
  id: Id;
  key: string;
  name: string;
  isActive: Generated<boolean>;
  displayOrder: number;
}

export interface ProductsTable {
  id: Id;
  key: string | null;
  name: string;
  brand: string | null;
  description: Generated<string>;
  price: number | null;
  currency: Generated<string>;
  imageUrl: string;
  thumbnailUrl: string | null;
  moreImageUrls: Generated<string[]>;
  /** Fields that the adder typed over the page's values. */
  correctedFields: Generated<ProductField[]>;
  sourceType: Generated<'internal' | 'external' | 'fund'>;
  /** The kind of a fund; null for all other products, like the goal and the end. */
  fundKind: FundKind | null;
  fundGoal: number | null;
  fundShowsProgress: Generated<boolean>;
  fundClosedAt: Timestamp | null;
  fundVersion: Generated<number>;
  externalUrl: string | null;
  stockQuantity: Generated<number>;
  isActive: Generated<boolean>;
  categoryId: string | null;
  occasions: Generated<string[]>;
  addedByUserId: string | null;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

export interface CatalogueTables {
  productCategories: ProductCategoriesTable;
  products: ProductsTable;
}
