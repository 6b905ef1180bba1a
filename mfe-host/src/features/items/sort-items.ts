import { compareTexts, type RegistryItem } from '@gift-registry/bff-contract';

export const itemSorts = ['own', 'newest', 'price-low', 'price-high', 'name'] as const;
export type ItemSort = (typeof itemSorts)[number];

export const itemSortLabels: Readonly<Record<ItemSort, string>> = {
  own: 'Your order',
  newest: 'Newest First',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  name: 'Name: A to Z',
};

/** Items without a price come last in both directions. */
const byPrice = (direction: 1 | -1) => (a: RegistryItem, b: RegistryItem) => {
  const [first, second] = [a.product.price ?? 0, b.product.price ?? 0];
  if (first === 0 || second === 0) return Number(first === 0) - Number(second === 0);
  return direction * (first - second);
};
const byName = (a: RegistryItem, b: RegistryItem) => compareTexts(a.product.name, b.product.name);

const comparisons: Readonly<
  Record<Exclude<ItemSort, 'own'>, (a: RegistryItem, b: RegistryItem) => number>
> = {
  newest: (a, b) => b.id.localeCompare(a.id),
  'price-low': byPrice(1),
  'price-high': byPrice(-1),
  name: byName,
};

/** `own` keeps the order of the server, which is the host's. */
export const sortItems = (
  items: readonly RegistryItem[],
  sort: ItemSort,
): readonly RegistryItem[] => (sort === 'own' ? items : items.toSorted(comparisons[sort]));
