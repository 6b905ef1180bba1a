import { csvFile } from '../../../platform/csv/csv-file.ts';
import { encodeCursor } from '../../../platform/database/keyset/cursor.ts';
import type { KeysetColumns, PageAsk } from '../../../platform/database/keyset/keyset-page.ts';
import { FileReply } from '../../../platform/routing/route.ts';

type FindRows<Row> = (ask: PageAsk) => Promise<readonly (Row & KeysetColumns)[]>;

export async function pageReply<Row>(ask: PageAsk, find: FindRows<Row>) {
  const found = await find({ sort: ask.sort, cursor: ask.cursor, limit: ask.limit + 1 });
  const rows = found.slice(0, ask.limit);
  const last = found.length > ask.limit ? rows.at(-1) : undefined;
  const end = last && { sort: ask.sort, value: last.sortValue, id: last.id };
  return { rows, nextCursor: end ? encodeCursor(end) : null };
}

const MOST_EXPORTED = 20_000;

interface CsvList<Row> {
  readonly columns: Readonly<Record<string, (row: Row) => string | number | null>>;
  readonly csv: { readonly path: string };
}

export async function csvReply<Row>(
  { columns, csv }: CsvList<Row>,
  sort: string,
  find: FindRows<Row>,
): Promise<FileReply> {
  const rows = await find({ sort, limit: MOST_EXPORTED });
  const cells = Object.values(columns);
  const name = csv.path.split('/').at(-2) ?? 'list';
  return new FileReply({
    body: csvFile([Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))]),
    type: 'text/csv; charset=utf-8',
    name: `${name}.csv`,
  });
}
