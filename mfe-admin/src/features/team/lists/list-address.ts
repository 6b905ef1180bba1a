import type { RouteShape } from '@gift-registry/bff-contract';
import type { ListQuery } from './admin-list.ts';

interface Schema {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
}

const isSchema = (value: object): value is Schema => 'safeParse' in value;

const isAccepted = (schema: object, value: string): boolean =>
  isSchema(schema) && schema.safeParse(value).success;

/** The parameters of an address that the list knows and accepts; others are left out. */
export function readListQuery(
  { shape }: NonNullable<RouteShape['query']>,
  address: string,
): ListQuery {
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
