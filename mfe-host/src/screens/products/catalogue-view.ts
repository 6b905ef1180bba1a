import {
  type CatalogueOccasion,
  type GiftStatus,
  type Occasion,
  type PriceBand,
  type ProductSort,
  catalogueOccasions,
  giftStatuses,
  priceBands,
  productSorts,
} from '@gift-registry/bff-contract';

export interface CatalogueView extends CatalogueFilters {
  readonly search: string;
  /** null: by relevance for a search, else the registry's occasion first. */
  readonly sort: ProductSort | null;
  /** That of the registry, whose products come first. The address of a document may name it, and never that of the browser. */
  readonly firstOccasion: CatalogueOccasion | null;
}

export interface CatalogueFilters {
  readonly occasions: readonly CatalogueOccasion[];
  readonly priceBands: readonly PriceBand[];
  readonly giftStatuses: readonly GiftStatus[];
  readonly categories: readonly string[];
}

export const noFilters: CatalogueFilters = {
  occasions: [],
  priceBands: [],
  giftStatuses: [],
  categories: [],
};

const listParameter = (query: URLSearchParams, name: string): string[] =>
  (query.get(name) ?? '').split(',').filter((part) => part !== '');

const onlyKnown = <T extends string>(all: readonly T[], named: readonly string[]): T[] =>
  all.filter((value) => named.includes(value));

export type CatalogueSort = ProductSort | 'occasion';

export function sortOf({ sort, search, firstOccasion }: CatalogueView): CatalogueSort {
  if (sort !== null) return sort;
  if (search !== '') return 'relevance';
  return firstOccasion === null ? 'newest' : 'occasion';
}

/** null for an occasion without products of its own. */
export const catalogueOccasion = (occasion: Occasion | undefined): CatalogueOccasion | null =>
  catalogueOccasions.find((known) => known === occasion) ?? null;

/** The server reads it, too, so that the first products are those of the occasion. */
const cookie = 'firstOccasion';
const YEAR_S = 365 * 24 * 60 * 60;

export function rememberedOccasion(): CatalogueOccasion | null {
  if (typeof document === 'undefined') return null;
  const pairs = document.cookie.split('; ');
  return catalogueOccasions.find((occasion) => pairs.includes(`${cookie}=${occasion}`)) ?? null;
}

export function rememberOccasion(occasion: CatalogueOccasion | null): void {
  if (occasion === rememberedOccasion()) return;
  document.cookie = `${cookie}=${occasion ?? ''}; path=/; max-age=${occasion ? YEAR_S : 0}; samesite=lax`;
}

const categoryId = /^[\da-f-]{36}$/;

export function parseCatalogueView(query: URLSearchParams): CatalogueView {
  return {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    sort: productSorts.find((sort) => sort === query.get('sort')) ?? null,
    firstOccasion: catalogueOccasions.find((known) => known === query.get('firstOccasion')) ?? null,
    occasions: onlyKnown(catalogueOccasions, listParameter(query, 'occasions')),
    priceBands: onlyKnown(priceBands, listParameter(query, 'priceBands')),
    giftStatuses: onlyKnown(giftStatuses, listParameter(query, 'giftStatuses')),
    categories: listParameter(query, 'categories').filter((id) => categoryId.test(id)),
  };
}

export function catalogueViewQuery(view: CatalogueView): Record<string, string> {
  const { search, sort, firstOccasion: _, ...lists } = view;
  const all = [
    ['search', search] as const,
    ['sort', sort ?? ''] as const,
    ...Object.entries(lists).map(([name, values]) => [name, values.join(',')] as const),
  ];
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

export function replaceCatalogueView(query: URLSearchParams, view: CatalogueView): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['search', 'sort', ...Object.keys(noFilters)]) next.delete(name);
  for (const [name, value] of Object.entries(catalogueViewQuery(view))) next.set(name, value);
  return next;
}

export const activeFilterCount = (filters: CatalogueFilters): number =>
  filters.occasions.length +
  filters.priceBands.length +
  filters.giftStatuses.length +
  filters.categories.length;

export function catalogueTitle(view: CatalogueView, total: number | undefined): string {
  const title = view.search === '' ? 'All Products' : `Showing top results for '${view.search}'`;
  const filtered = activeFilterCount(view) > 0 && total !== undefined;
  return filtered ? `${title} (${total} filtered)` : title;
}

export const emptyResultText = ({ search }: CatalogueView): string =>
  search === ''
    ? 'No products match your current filters. Try adjusting your filter settings.'
    : `No products found for "${search}". Try a different search term or adjust your filters.`;
