import type { CatalogueOccasion, GiftStatus, PriceBand } from '@gift-registry/bff-contract';
import { catalogueOccasions, giftStatuses, priceBands } from '@gift-registry/bff-contract';

/** What the catalogue is searched for and narrowed to. It lives in the address, so that going back finds it again. */
export interface CatalogueView {
  readonly search: string;
  readonly occasions: readonly CatalogueOccasion[];
  readonly priceBands: readonly PriceBand[];
  readonly giftStatuses: readonly GiftStatus[];
  readonly categories: readonly string[];
}

export type CatalogueFilters = Omit<CatalogueView, 'search'>;

export const noFilters: CatalogueFilters = {
  occasions: [],
  priceBands: [],
  giftStatuses: [],
  categories: [],
};

const listIn = (query: URLSearchParams, name: string): string[] =>
  (query.get(name) ?? '').split(',').filter((part) => part !== '');

const known = <T extends string>(all: readonly T[], named: readonly string[]): T[] =>
  all.filter((value) => named.includes(value));

const categoryId = /^[\da-f-]{36}$/;

/** Reads the view from an address; what the catalogue does not know is ignored. */
export function viewFrom(query: URLSearchParams): CatalogueView {
  return {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    occasions: known(catalogueOccasions, listIn(query, 'occasions')),
    priceBands: known(priceBands, listIn(query, 'priceBands')),
    giftStatuses: known(giftStatuses, listIn(query, 'giftStatuses')),
    categories: listIn(query, 'categories').filter((id) => categoryId.test(id)),
  };
}

/** The parameters of a view, for the address and for the API alike; empty ones are left out. */
export function viewParameters(view: CatalogueView): Record<string, string> {
  const { search, ...lists } = view;
  const all = [
    ['search', search] as const,
    ...Object.entries(lists).map(([name, values]) => [name, values.join(',')] as const),
  ];
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/** An address with another view; its other parameters stay. */
export function withView(query: URLSearchParams, view: CatalogueView): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['search', ...Object.keys(noFilters)]) next.delete(name);
  for (const [name, value] of Object.entries(viewParameters(view))) next.set(name, value);
  return next;
}

export const activeFilterCount = (filters: CatalogueFilters): number =>
  filters.occasions.length +
  filters.priceBands.length +
  filters.giftStatuses.length +
  filters.categories.length;

/** The heading above the products; `total` is left out while it is not known. */
export function catalogueTitle(view: CatalogueView, total: number | undefined): string {
  const title = view.search === '' ? 'All Products' : `Showing top results for '${view.search}'`;
  const filtered = activeFilterCount(view) > 0 && total !== undefined;
  return filtered ? `${title} (${total} filtered)` : title;
}

/** Why nothing is shown, and what to do about it. */
export const nothingFound = ({ search }: CatalogueView): string =>
  search === ''
    ? 'No products match your current filters. Try adjusting your filter settings.'
    : `No products found for "${search}". Try a different search term or adjust your filters.`;
