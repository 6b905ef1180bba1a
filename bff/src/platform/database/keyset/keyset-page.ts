import { sql, type RawBuilder } from 'kysely';
import { AppError } from '../../errors/app-error.ts';
import { decodeCursor } from './cursor.ts';

type Condition = RawBuilder<boolean>;

interface SortOrder {
  /** Never null. The id breaks ties, so an index on the expression and the id serves it. */
  readonly by: RawBuilder<unknown>;
  readonly type: 'text' | 'uuid' | 'date' | 'timestamptz' | 'bigint' | 'numeric';
}

export interface KeysetQuery<Sort extends string> {
  readonly from: RawBuilder<unknown>;
  readonly id: RawBuilder<string>;
  readonly where: readonly Condition[];
  /** A row needs one of these. Each is looked for by itself, so that its index finds it. Default all rows. */
  readonly anyOf?: readonly Condition[];
  readonly sorts: Readonly<Record<Sort, SortOrder>>;
}

/** A page of a list: `sort` as `name` or `-name`, and at most `limit` rows after the cursor. */
export interface PageAsk {
  readonly sort: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface KeysetColumns {
  readonly id: string;
  readonly sortValue: string;
}

const isOf: Readonly<Record<SortOrder['type'], (value: string) => boolean>> = {
  text: () => true,
  uuid: (value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value),
  date: (value) => /^\d{4,6}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  timestamptz: (value) => /^[\d .:T+-]{10,40}$/.test(value) && !Number.isNaN(Date.parse(value)),
  bigint: (value) => /^-?\d{1,18}$/.test(value),
  numeric: (value) => /^-?\d{1,18}(\.\d{1,6})?$/.test(value),
};

const and = (conditions: readonly Condition[]) => sql.join([...conditions, sql`true`], sql` and `);

/** A statement for `id` and `sort_value` of one page, and the order of its rows for the statement around it. */
export function keysetPage<Sort extends string>(
  { from, id, where, anyOf = [sql`true`], sorts }: KeysetQuery<Sort>,
  { sort, cursor, limit }: PageAsk,
) {
  const descending = sort.startsWith('-');
  const order = Object.entries<SortOrder>(sorts).find(([name]) => name === sort.replace('-', ''));
  if (!order) throw new Error(`There is no order ${sort}.`);
  const [, { by, type }] = order;
  const end = cursor === undefined ? undefined : decodeCursor(cursor);
  if (end && (end.sort !== sort || !isOf[type](end.value)))
    throw new AppError('bad-request', 'This page does not exist.', { field: 'cursor' });
  const direction = descending ? sql`desc` : sql`asc`;
  const beyond = end
    ? sql<boolean>`(${by}, ${id}) ${descending ? sql`<` : sql`>`} (${end.value}::${sql.raw(type)}, ${end.id}::uuid)`
    : sql<boolean>`true`;
  const parts = anyOf.map(
    (part) => sql`(
      select ${id} as id, ${by} as by_value from ${from}
       where ${and([part, ...where, beyond])}
       order by ${by} ${direction}, ${id} ${direction} limit ${limit})`,
  );
  const found =
    parts.length === 1
      ? sql`${sql.join(parts)}`
      : sql`(select distinct id, by_value from (${sql.join(parts, sql` union all `)}) parts
              order by by_value ${direction}, id ${direction} limit ${limit})`;
  return {
    page: sql`select id, by_value, by_value::text as sort_value from ${found} found`,
    inOrder: sql`order by page.by_value ${direction}, page.id ${direction}`,
  };
}
