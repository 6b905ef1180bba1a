import type { Generated, GeneratedAlways } from 'kysely';
import type { FundKind, ProductField } from '@gift-registry/bff-contract';
import type { CreatedAt, Timestamp, UpdatedAt, Id } from './column-types.ts';

interface ProductCategoriesTable {
  id: Id;
  key: string;
  name: string;
  isActive: Generated<boolean>;
  displayOrder: number;
  version: GeneratedAlways<number>;
  /** Set by the team: the seeds leave it alone. */
  editedAt: Timestamp | null;
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
  imageColour: string | null;
  imageIsCutOut: Generated<boolean>;
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
  /** Equal for all links to one product page. */
  addressKey: string | null;
  stockQuantity: Generated<number>;
  isActive: Generated<boolean>;
  categoryId: string | null;
  occasions: Generated<string[]>;
  addedByUserId: string | null;
  imageAlt: string | null;
  version: GeneratedAlways<number>;
  /** Set by the team: the seeds leave the product alone. */
  editedAt: Timestamp | null;
  editedBy: string | null;
  /** The last look at the shop that answered with a price; null before the first one. */
  priceReadAt: Timestamp | null;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

/** A trigger writes it. */
interface StockChangesTable {
  id: Id;
  productId: string;
  stockBefore: number;
  stockAfter: number;
  why: string | null;
  changedBy: string | null;
  createdAt: CreatedAt;
}

/** The next look at a product of another website, and the results that wait for a second look. */
export interface PriceWatchesTable {
  productId: string;
  lookAfter: Timestamp;
  /** A row of the outbox while a look is under way. */
  scrapeId: string | null;
  lookedAt: Timestamp | null;
  unchangedLooks: Generated<number>;
  suspectedPrice: number | null;
  suspectedCurrency: string | null;
  suspectsOutOfStock: Generated<boolean>;
  isOutOfStock: Generated<boolean>;
  failedDays: Generated<number>;
  lastFailedOn: string | null;
  isGone: GeneratedAlways<boolean>;
}

interface PriceReadingsTable {
  productId: string;
  readOn: string;
  price: number;
  currency: string;
}

interface ShopNewsTable {
  userId: string;
  registryId: string;
  productId: string;
  kind: 'dropped' | 'out-of-stock' | 'gone';
  priceBefore: number | null;
  createdAt: CreatedAt;
}

export interface CatalogueTables {
  stockChanges: StockChangesTable;
  productCategories: ProductCategoriesTable;
  products: ProductsTable;
  priceWatches: PriceWatchesTable;
  priceReadings: PriceReadingsTable;
  shopNews: ShopNewsTable;
}
