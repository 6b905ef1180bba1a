import { z } from 'zod';
import { sql, type RawBuilder } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import { containsUnstorableText } from '../routing/validator-compiler.ts';
import type { Db } from './database.ts';

/** The last row of a page: what it was sorted by, as the database writes it, and its id. */
interface PageEnd {
  readonly sort: string;
  readonly value: string;
  readonly id: string;
}

const content = z.tuple([z.string(), z.string(), z.uuid()]);

export const encodeCursor = ({ sort, value, id }: PageEnd): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function decodeCursor(cursor: string): PageEnd {
  const read = content.safeParse(parse(cursor));
  if (!read.success || containsUnstorableText(read.data))
    throw new AppError('bad-request', 'This page does not exist.', { field: 'cursor' });
  const [sort, value, id] = read.data;
  return { sort, value, id };
}

type Condition = RawBuilder<boolean>;

interface SortOrder {
  /** Never null. The id breaks ties, so an index on the expression and the id serves it. */
  readonly by: RawBuilder<unknown>;
  readonly type: 'text' | 'uuid' | 'date' | 'timestamptz' | 'bigint' | 'numeric';
}

/** A list of the database, of which a filter finds some rows. */
interface KeysetList<Filter> {
  readonly from: RawBuilder<unknown>;
  readonly id: RawBuilder<string>;
  readonly columns: RawBuilder<unknown>;
  /** For the rows of one page only. */
  readonly joins?: RawBuilder<unknown>;
  readonly where: (filter: Filter) => readonly Condition[];
  /** A row needs one of these. Each is looked for by itself, so that its index finds it. Default all rows. */
  readonly anyOf?: (filter: Filter) => readonly Condition[];
  readonly sorts: Readonly<Record<string, SortOrder>>;
  /** True for a filter whose rows begin at the other end. */
  readonly isReversed?: (filter: Filter) => boolean;
}

/** A page of a list: `sort` as `name` or `-name`, and at most `limit` rows after the cursor. */
export interface PageAsk {
  readonly sort: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface KeysetColumns {
  readonly id: string;
  readonly sortValue: string;
}

/** The filters of a route, without its page. */
export type FilterOf<Route extends { readonly query: z.ZodType }> = Omit<
  z.output<Route['query']>,
  keyof PageAsk
>;

export interface FindPage<Row, Filter> {
  (db: Db, filter: Filter, ask: PageAsk): Promise<readonly (Row & KeysetColumns)[]>;
  readonly count: (db: Db, filter: Filter) => Promise<RowTotal>;
}

export interface RowTotal {
  readonly rows: number;
  /** False for an estimate of the planner. */
  readonly isExact: boolean;
}

const MOST_COUNTED = 1_000;

interface Plan {
  readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[];
}

/** The planner's estimate, which reads no row. */
export async function estimateRows(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Plan>`explain (format json) ${query}`.execute(db);
  return Math.round(rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0);
}

/** Counts the rows of a query up to a thousand, and estimates more. */
async function totalOf(db: Db, query: RawBuilder<unknown>): Promise<RowTotal> {
  const counted = await sql<{ rows: number }>`
    select count(*)::int as rows from (select from (${query}) found limit ${MOST_COUNTED + 1}) counted`.execute(
    db,
  );
  const rows = counted.rows[0]?.rows ?? 0;
  if (rows <= MOST_COUNTED) return { rows, isExact: true };
  return { rows: Math.max(await estimateRows(db, query), rows), isExact: false };
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

/** Makes the query for a page of a list: its ids are found first, then the columns of these rows alone. */
export function keysetList<Row, Filter>(list: KeysetList<Filter>): FindPage<Row, Filter> {
  const {
    from,
    id,
    columns,
    joins = sql``,
    where,
    anyOf = () => [sql<boolean>`true`],
    sorts,
  } = list;
  const find = async (db: Db, filter: Filter, { sort, cursor, limit }: PageAsk) => {
    const descending = sort.startsWith('-') !== (list.isReversed?.(filter) ?? false);
    const order = sorts[sort.replace('-', '')];
    if (!order) throw new Error(`There is no order ${sort}.`);
    const { by, type } = order;
    const end = cursor === undefined ? undefined : decodeCursor(cursor);
    if (end && (end.sort !== sort || !isOf[type](end.value)))
      throw new AppError('bad-request', 'This page does not exist.', { field: 'cursor' });
    const direction = descending ? sql`desc` : sql`asc`;
    const beyond = end
      ? sql<boolean>`(${by}, ${id}) ${descending ? sql`<` : sql`>`} (${end.value}::${sql.raw(type)}, ${end.id}::uuid)`
      : sql<boolean>`true`;
    const limits = where(filter);
    const parts = anyOf(filter).map(
      (part) => sql`(
        select ${id} as id, ${by} as by_value from ${from}
         where ${and([part, ...limits, beyond])}
         order by ${by} ${direction}, ${id} ${direction} limit ${limit})`,
    );
    const found =
      parts.length === 1
        ? sql`${sql.join(parts)}`
        : sql`(select distinct id, by_value from (${sql.join(parts, sql` union all `)}) parts
                order by by_value ${direction}, id ${direction} limit ${limit})`;
    const { rows } = await sql<Row & KeysetColumns>`
      with page as (select id, by_value from ${found} found)
      select page_row.*, page.by_value::text as sort_value
        from page cross join lateral (
          select ${columns} from ${from} ${joins} where ${id} = page.id) page_row
       order by page.by_value ${direction}, page.id ${direction}`.execute(db);
    return rows;
  };
  const count = (db: Db, filter: Filter) => {
    const limits = where(filter);
    const parts = anyOf(filter).map(
      (part) => sql`select ${id} as id from ${from} where ${and([part, ...limits])}`,
    );
    return totalOf(db, sql.join(parts, sql` union `));
  };
  return Object.assign(find, { count });
}
