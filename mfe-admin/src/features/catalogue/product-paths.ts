export const catalogPaths = {
  list: '/admin/catalog',
  create: '/admin/catalog/new',
  categories: '/admin/catalog/categories',
  import: '/admin/catalog/import',
} as const;

export const productPath = (productId: string): string => `${catalogPaths.list}/${productId}`;
