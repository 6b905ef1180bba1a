import type { RegistryItem } from '@gift-registry/bff-contract';
import { productColumns, toProduct, type ProductRow } from '../catalogue/product-row.ts';

/** What the contract says of an item, for a query that calls the tables `i` and `p`. */
export const itemColumns = [
  'i.id',
  'i.registryId',
  'i.quantityRequested',
  'i.quantityReserved',
  'i.quantityFulfilled',
  ...productColumns,
] as const;

export interface ItemRow extends ProductRow {
  readonly id: string;
  readonly registryId: string | null;
  readonly quantityRequested: number;
  readonly quantityReserved: number;
  readonly quantityFulfilled: number;
}

export const toRegistryItem = (row: ItemRow): RegistryItem => ({
  id: row.id,
  registryId: row.registryId,
  quantityRequested: row.quantityRequested,
  quantityReserved: row.quantityReserved,
  quantityFulfilled: row.quantityFulfilled,
  product: toProduct(row),
});
