import type { FastifyInstance } from 'fastify';
import {
  adminListPageSize,
  indianDateTime,
  mayCall,
  timestamp,
  type RouteShape,
  type SessionUser,
} from '@gift-registry/bff-contract';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import {
  encodeCursor,
  type FindPage,
  type PageAsk,
  type RowTotal,
} from '../database/keyset-list.ts';
import { csvFile } from '../files/csv-file.ts';
import { FileReply, route } from '../routing/route.ts';

interface Page<Row> {
  readonly rows: Row[];
  readonly nextCursor: string | null;
  readonly total?: RowTotal | undefined;
}

interface QueryRoute<Query, Reply> extends RouteShape {
  readonly query: z.ZodObject & z.ZodType<Query>;
  readonly responses: { readonly 200: z.ZodType<Reply> };
}

interface AdminList<Row, Filter> {
  readonly columns: Readonly<Record<string, (row: Row) => string | number | null>>;
  readonly list: QueryRoute<Filter & PageAsk, Page<Row>>;
  readonly csv: QueryRoute<Filter & Omit<PageAsk, 'limit'>, string>;
}

const MOST_EXPORTED = 20_000;

/** An instant in India, as spreadsheets read it: '2026-11-28 14:05'. Other cells stay as they are. */
const sheetCell = (cell: string | number | null) =>
  typeof cell === 'string' && timestamp.safeParse(cell).success ? indianDateTime(cell) : cell;

/** Support takes away only what it sees: one page of a list. */
const mayExportAll = (user: SessionUser | null): boolean =>
  user !== null && mayCall(user.role, 'admin');

export function adminList<Row, Filter>(
  app: FastifyInstance,
  db: Db,
  { columns, list, csv }: AdminList<Row, Filter>,
  find: FindPage<Row, Filter>,
): void {
  route(app, list, async ({ query }) => {
    const { sort, cursor, limit } = query;
    const [found, total] = await Promise.all([
      find(db, query, { sort, cursor, limit: limit + 1 }),
      cursor === undefined && limit > 1 ? find.count(db, query) : undefined,
    ]);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const end = last && { sort, value: last.sortValue, id: last.id };
    return { rows, nextCursor: end ? encodeCursor(end) : null, total };
  });
  route(app, csv, async ({ query, user }) => {
    const { sort, cursor } = query;
    const rows = mayExportAll(user)
      ? await find(db, query, { sort, limit: MOST_EXPORTED })
      : await find(db, query, { sort, cursor, limit: adminListPageSize });
    const cells = Object.values(columns);
    const name = csv.path.split('/').at(-2) ?? 'list';
    return new FileReply({
      body: csvFile([
        Object.keys(columns),
        ...rows.map((row) => cells.map((cell) => sheetCell(cell(row)))),
      ]),
      type: 'text/csv; charset=utf-8',
      name: `${name}.csv`,
    });
  });
}
