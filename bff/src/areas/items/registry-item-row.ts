import type { RegistryItem } from '@gift-registry/bff-contract';
import { productColumns, toProduct, type ProductRow } from '../catalogue/product-row.ts';

/** What the contract says of an item, for a query that calls the tables `i` and `p`. */
export const itemColumns = [
  'i.id',
  'i.registry_id',
  'i.quantity_requested',
  'i.quantity_reserved',
  'i.quantity_fulfilled',
  ...productColumns,
] as const;

export interface ItemRow extends ProductRow {
  readonly id: string;
  readonly registry_id: string | null;
  readonly quantity_requested: number;
  readonly quantity_reserved: number;
  readonly quantity_fulfilled: number;
}

export const toRegistryItem = (row: ItemRow): RegistryItem => ({
  id: row.id,
  registryId: row.registry_id,
  quantityRequested: row.quantity_requested,
  quantityReserved: row.quantity_reserved,
  quantityFulfilled: row.quantity_fulfilled,
  product: toProduct(row),
});
