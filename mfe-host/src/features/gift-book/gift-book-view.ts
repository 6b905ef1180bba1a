import {
  bookStates,
  giftSorts,
  type FilterState,
  type GiftSort,
} from '@gift-registry/bff-contract';

/** Everything but gifts taken back, gifts that wait for thanks, or one state. */
export const giftFilters = ['all', 'to-thank', ...bookStates] as const;
export type GiftFilter = (typeof giftFilters)[number];

export interface GiftBookView {
  readonly search: string;
  readonly filter: GiftFilter;
  readonly sort: GiftSort;
}

const oneOf = <Value extends string>(
  values: readonly Value[],
  value: string | null,
  fallback: Value,
): Value => values.find((each) => each === value) ?? fallback;

export const parseGiftBookView = (query: URLSearchParams): GiftBookView => ({
  search: query.get('search')?.slice(0, 100) ?? '',
  filter: oneOf(giftFilters, query.get('state'), 'all'),
  sort: oneOf(giftSorts, query.get('sort'), 'newest'),
});

export function writeGiftBookView({ search, filter, sort }: GiftBookView): URLSearchParams {
  return new URLSearchParams({
    ...(search ? { search } : {}),
    ...(filter === 'all' ? {} : { state: filter }),
    ...(sort === 'newest' ? {} : { sort }),
  });
}

function statesOf(filter: GiftFilter): readonly FilterState[] {
  if (filter === 'all') return [];
  if (filter === 'promised') return ['unpaid'];
  return filter === 'to-thank' ? ['bought', 'promised', 'received'] : [filter];
}

export function giftBookQuery(registryId: string | undefined, { search, filter }: GiftBookView) {
  const states = statesOf(filter).join(',');
  return {
    ...(registryId === undefined ? {} : { registryId }),
    ...(search ? { search } : {}),
    ...(states ? { states } : {}),
  };
}

export const isFiltered = ({ search, filter }: GiftBookView): boolean =>
  search !== '' || filter !== 'all';
