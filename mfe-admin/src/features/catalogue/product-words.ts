import { lowStock, plural } from '@gift-registry/bff-contract';
import type { BadgeTone } from '@gift-registry/design-system/badge';

export const catalogPaths = {
  list: '/admin/catalog',
  create: '/admin/catalog/new',
  categories: '/admin/catalog/categories',
  import: '/admin/catalog/import',
} as const;

export const productPath = (productId: string): string => `${catalogPaths.list}/${productId}`;

export function stockTone(stock: number): BadgeTone {
  if (stock === 0) return 'danger';
  return stock <= lowStock ? 'warning' : 'neutral';
}

export const heldText = (registries: number): string =>
  registries === 0
    ? 'It is in no registry.'
    : plural(registries, 'It is in 1 registry.', 'It is in # registries.');
