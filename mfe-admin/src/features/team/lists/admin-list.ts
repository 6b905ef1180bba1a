import {
  formatNumber,
  type AdminList,
  type ListTotal,
  type RouteShape,
} from '@gift-registry/bff-contract';
import { useNavigation } from '@gift-registry/shell-contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../api.ts';

/** The filters, search, sort and cursor of an address, as texts. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

/** A choice of one filter; the value '' leaves it out. */
export interface ListFilter {
  /** The query parameter. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** `any` stands for no choice; the words have the order of the options. */
export const choiceFilter = (
  name: string,
  label: string,
  any: string,
  words: Readonly<Record<string, string>>,
): ListFilter => ({
  ...{ name, label },
  options: Object.entries({ '': any, ...words }).map(([value, word]) => ({ value, label: word })),
});

interface Schema {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
}

const isSchema = (value: object): value is Schema => 'safeParse' in value;

const isAccepted = (schema: object, value: string): boolean =>
  isSchema(schema) && schema.safeParse(value).success;

/** The parameters of an address that the list knows and accepts; others are left out. */
function readListQuery({ shape }: NonNullable<RouteShape['query']>, address: string): ListQuery {
  const typed = new URLSearchParams(address);
  return Object.fromEntries(
    Object.entries<object>(shape).flatMap(([name, schema]) => {
      const value = typed.get(name);
      return value && isAccepted(schema, value) ? [[name, value]] : [];
    }),
  );
}

/** An address keeps the search, filters and sort; a change of them leads to the first page. */
export function listSearch(query: ListQuery, changes: ListQuery = {}): URLSearchParams {
  const changed = { ...query, cursor: undefined, ...changes };
  return new URLSearchParams(
    Object.entries(changed).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

export const listAddress = (pathname: string, search: URLSearchParams): string =>
  search.size > 0 ? `${pathname}?${search}` : pathname;

/** 'About 12,300' for an estimate: its last digits say nothing. */
export function totalText({ rows, isExact }: ListTotal): string {
  if (isExact) return formatNumber(rows);
  return `about ${formatNumber(Number(rows.toPrecision(3)))}`;
}

// Colleagues and visitors change the lists, too.
const refetchInterval = 60_000;

export function useAdminList<Row>({ list }: AdminList<Row>) {
  const { location, pushQuery } = useNavigation();
  const query = readListQuery(list.query, location.search);
  const page = useRead(
    list,
    { query },
    {
      placeholderData: keepPreviousData,
      refetchInterval,
    },
  );
  return {
    ...{ query, page },
    change(changes: ListQuery): void {
      pushQuery(listSearch(query, changes), 'search' in changes ? 'search' : undefined);
    },
  };
}
