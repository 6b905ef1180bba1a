import { z } from 'zod';
import { defineRoute, type RouteShape } from './define-route.ts';

export const adminListPageSize = 50;

type Cell = string | number | null;

interface Description<
  Row extends z.ZodObject,
  Filters extends z.ZodRawShape,
  Sort extends z.ZodDefault<z.ZodEnum>,
> {
  /** The rows in the plural as a part of ids, such as `TeamRegistries`. */
  readonly id: string;
  /** The rows in the plural, as people say it: 'registries'. */
  readonly things: string;
  readonly path: `/api/admin/${string}`;
  readonly access: 'support' | 'admin';
  readonly row: Row;
  readonly filters: Filters;
  /** The orders of the list, such as `name`; with a minus in front it is the other way round. */
  readonly sort: Sort;
  readonly columns: Readonly<Record<string, (row: z.output<Row>) => Cell>>;
}

/** All rows of a search, with its first page: exact up to a thousand, else about as many. */
const listTotal = z.object({ rows: z.int(), isExact: z.boolean() }).meta({ id: 'ListTotal' });
export type ListTotal = z.infer<typeof listTotal>;

interface ListRoute<Row> extends Omit<RouteShape, 'query' | 'responses'> {
  readonly query: z.ZodObject;
  readonly responses: {
    readonly 200: z.ZodType<{
      readonly rows: Row[];
      readonly nextCursor: string | null;
      readonly total?: ListTotal | undefined;
    }>;
  };
}

export interface AdminList<Row> {
  readonly list: ListRoute<Row>;
  readonly csv: { readonly path: string };
}

/** A list of the control center: its page with search, filters, sort and keyset cursor, and the same rows as a CSV file. */
export function defineAdminList<
  const Row extends z.ZodObject,
  const Filters extends z.ZodRawShape,
  const Sort extends z.ZodDefault<z.ZodEnum>,
>({ id, things, path, access, row, filters, sort, columns }: Description<Row, Filters, Sort>) {
  const cursor = z
    .string()
    .regex(/^[\w-]{1,800}$/, 'This page does not exist.')
    .optional();
  const filter = {
    ...filters,
    search: z.string().trim().max(100, 'Please search with 100 characters or less').optional(),
    sort,
  };
  return {
    columns,
    list: defineRoute({
      id: `list${id}`,
      method: 'GET',
      path,
      access,
      summary: `A page of the ${things}: searched, filtered, sorted`,
      failureMessage: `Failed to load the ${things}. Please try again.`,
      query: z.strictObject({
        ...filter,
        cursor,
        limit: z.coerce.number().int().min(1).max(200).default(adminListPageSize),
      }),
      responses: {
        200: z.object({
          rows: z.array(row),
          nextCursor: z.string().nullable(),
          total: listTotal.optional(),
        }),
      },
    }),
    csv: defineRoute({
      id: `export${id}`,
      method: 'GET',
      path: `${path}/export`,
      access,
      summary: `The ${things} of a search as a CSV file; for support those of one page`,
      failureMessage: 'We could not make the file. Please try again.',
      query: z.strictObject({ ...filter, cursor }),
      responses: { 200: z.string() },
    }),
  };
}
