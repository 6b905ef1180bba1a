import type { CatalogueOccasion } from '@gift-registry/bff-contract';

export interface CatalogueSeed {
  /** Stable: names the product across seedings, and its picture file. */
  readonly key: string;
  readonly name: string;
  readonly brand: string;
  /** Whole rupees. */
  readonly price: number;
  readonly stockQuantity: number;
  readonly description: string;
  readonly occasions: readonly CatalogueOccasion[];
}

export interface CategorySeed {
  readonly key: string;
  readonly name: string;
  readonly products: readonly CatalogueSeed[];
}
