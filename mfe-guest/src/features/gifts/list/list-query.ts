import { readRupees } from '@gift-registry/bff-contract';
import type { Only, PriceRange, SortOrder } from './filter-and-sort.ts';
import { onlyKinds, sortOrders } from './filter-and-sort.ts';

export const looks = ['list', 'gallery'] as const;
/** The look of the gifts on a phone; wider screens show a gallery. */
export type Look = (typeof looks)[number];

export interface ListQuery {
  readonly order: SortOrder;
  /** Rupees as typed; undefined where the address names none. */
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly available: boolean;
  readonly purchased: boolean;
  readonly only: Only | undefined;
  /** Rupees as typed; empty while the guest is asked for them. */
  readonly budget: string | undefined;
  readonly look: Look | undefined;
  /** Words of the name or the brand. */
  readonly search: string | undefined;
}

export const wholeList: ListQuery = {
  order: 'price-low',
  min: undefined,
  max: undefined,
  available: true,
  purchased: true,
  only: undefined,
  budget: undefined,
  look: undefined,
  search: undefined,
};

/** The parameters of a list; others, such as `code`, belong to the page. */
const listParameters = ['sort', 'min', 'max', 'show', 'only', 'budget', 'look', 'search'] as const;

/**
 * Reads `?sort=&min=&max=&show=&only=&budget=&look=&search=`. A form sends `show` once for each ticked box, and never when none is: then everything is
 * shown. `show=none` hides both.
 */
export function readListQuery(search: string): ListQuery {
  const query = new URLSearchParams(search);
  const sort = query.get('sort');
  const show = query.getAll('show');
  const shows = (kind: string) => show.length === 0 || show.includes(kind);
  return {
    order: sortOrders.find((order) => order === sort) ?? wholeList.order,
    min: query.get('min') ?? undefined,
    max: query.get('max') ?? undefined,
    available: shows('available'),
    purchased: shows('purchased'),
    only: onlyKinds.find((kind) => kind === query.get('only')),
    budget: query.get('budget') ?? undefined,
    look: looks.find((look) => look === query.get('look')),
    search: query.get('search') || undefined,
  };
}

export function writeListQuery(search: string, list: ListQuery): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of listParameters) query.delete(name);
  if (list.order !== wholeList.order) query.set('sort', list.order);
  if (list.min !== undefined) query.set('min', list.min);
  if (list.max !== undefined) query.set('max', list.max);
  if (!list.available && !list.purchased) query.set('show', 'none');
  else if (!list.available) query.set('show', 'purchased');
  else if (!list.purchased) query.set('show', 'available');
  if (list.only !== undefined) query.set('only', list.only);
  if (list.budget !== undefined) query.set('budget', list.budget);
  if (list.look !== undefined) query.set('look', list.look);
  if (list.search !== undefined) query.set('search', list.search);
  return query;
}

/** Without what does not change the list, such as an opened gift. */
export const ownPartOf = (search: string): string =>
  writeListQuery('', readListQuery(search)).toString();

export const countFilters = (list: ListQuery): number =>
  [
    list.min !== undefined || list.max !== undefined,
    !list.available || !list.purchased,
    list.only !== undefined,
    budgetOf(list) !== undefined,
  ].filter(Boolean).length;

export function listAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  list: ListQuery,
): string {
  const query = writeListQuery(search, list);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

export const withoutFilters = ({ order, look }: ListQuery): ListQuery => ({
  ...wholeList,
  order,
  look,
});

export const budgetOf = ({ budget }: ListQuery): number | undefined =>
  readRupees(budget ?? '') || undefined;

/** The range in rupees. Amounts that the query doesn't name follow the bounds; unreadable ones fall back. */
export function priceRangeOf(
  { min, max }: ListQuery,
  bounds: PriceRange,
  fallback: PriceRange,
): PriceRange {
  const low = min === undefined ? bounds[0] : (readRupees(min) ?? fallback[0]);
  const high = max === undefined ? bounds[1] : (readRupees(max) ?? fallback[1]);
  return low <= high ? [low, high] : [high, low];
}
