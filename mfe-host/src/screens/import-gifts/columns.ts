import { readAmount, type DecimalMark } from '@gift-registry/bff-contract';
import type { TableRow } from '@gift-registry/shell-contract/files';

export const columns = ['name', 'url', 'price', 'quantity', 'currency', 'brand', 'note'] as const;
export type Column = (typeof columns)[number];

export const columnLabels: Readonly<Record<Column, string>> = {
  name: 'Name of the gift',
  url: 'Link',
  price: 'Price of one',
  quantity: 'Quantity',
  currency: 'Currency',
  brand: 'Brand or shop',
  note: 'Note',
};

export type ColumnOrder = readonly (Column | undefined)[];

export interface Mapping {
  readonly hasHeader: boolean;
  readonly order: ColumnOrder;
  readonly decimalMark: DecimalMark | undefined;
}

/** Usual names of columns; the first ones are those of our exports. */
const names: Readonly<Record<Column, readonly string[]>> = {
  name: ['gift', 'name', 'product', 'item', 'title', 'gift name', 'product name', 'item name'],
  url: ['address', 'url', 'link', 'website', 'product link', 'product url'],
  price: ['price of one', 'price', 'unit price', 'mrp', 'cost', 'rate', 'amount'],
  quantity: ['quantity', 'qty', 'count', 'pieces', 'nos'],
  currency: ['currency'],
  brand: ['brand', 'shop', 'store', 'brand or shop'],
  note: ['note', 'notes', 'comment', 'comments', 'remark', 'remarks'],
};
const words: Readonly<Record<Column, RegExp>> = {
  url: /\b(?:url|link|website)\b/,
  price: /\b(?:price|cost|mrp)\b/,
  quantity: /\b(?:quantity|qty)\b/,
  currency: /\bcurrency\b/,
  brand: /\b(?:brand|shop|store)\b/,
  note: /\b(?:notes?|comments?|remarks?)\b/,
  name: /\b(?:gift|product|item|name|title)\b/,
};
const byWords = ['url', 'price', 'quantity', 'currency', 'brand', 'note', 'name'] as const;
const plainOrder = ['name', 'url', 'price', 'quantity'] as const;

const plain = (header: string): string =>
  header
    .toLowerCase()
    .replace(/\([^)]*\)|[^\p{L}\p{N} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Each meaning once: whole names before words, earlier names before later ones. */
function orderOfHeaders(headers: readonly string[]): (Column | undefined)[] {
  const order = headers.map((): Column | undefined => undefined);
  const texts = headers.map(plain);
  const take = (column: Column, fits: (text: string) => boolean) => {
    const index = texts.findIndex((text, at) => order[at] === undefined && fits(text));
    if (index >= 0 && !order.includes(column)) order[index] = column;
  };
  for (const column of columns)
    for (const name of names[column]) take(column, (text) => text === name);
  for (const column of byWords) take(column, (text) => words[column].test(text));
  return order;
}

const isAddress = (cell: string): boolean => /^https?:/i.test(cell);
const isAmount = (cell: string): boolean => ['amount', 'ambiguous'].includes(readAmount(cell).kind);
const isValue = (cell: string): boolean => isAddress(cell) || isAmount(cell);

const fits: Readonly<Record<(typeof plainOrder)[number], (cell: string) => boolean>> = {
  name: (cell) => !isValue(cell),
  url: isAddress,
  price: isAmount,
  quantity: (cell) => /^\d{1,2}$/.test(cell),
};

/** Gives columns without a name the meaning that their cells allow: first by our plain order, then the first that is missing. */
function fillByContent(
  order: readonly (Column | undefined)[],
  rows: readonly TableRow[],
): (Column | undefined)[] {
  const filled = [...order];
  const cellsOf = (index: number) => rows.flatMap(({ cells }) => cells[index] || []);
  // A number elsewhere may count the rows.
  for (const inPlace of [true, false])
    for (const column of inPlace ? plainOrder : plainOrder.slice(0, 3)) {
      const index = filled.findIndex(
        (taken, at) =>
          taken === undefined &&
          (!inPlace || plainOrder[at] === column) &&
          cellsOf(at).length > 0 &&
          cellsOf(at).every(fits[column]),
      );
      if (index >= 0 && !filled.includes(column)) filled[index] = column;
    }
  return filled;
}

function decimalMarkIn(texts: readonly string[]): DecimalMark | undefined {
  const marks = new Set(
    texts.flatMap((text) => {
      const reading = readAmount(text);
      return reading.kind === 'amount' ? (reading.decimalMark ?? []) : [];
    }),
  );
  return marks.size === 1 ? [...marks][0] : undefined;
}

export const cellOf = ({ cells }: TableRow, order: ColumnOrder, column: Column): string =>
  cells[order.indexOf(column)] ?? '';

export const pricesOf = (rows: readonly TableRow[], order: ColumnOrder): string[] =>
  rows.map((row) => cellOf(row, order, 'price'));

export function guessMapping(rows: readonly TableRow[]): Mapping {
  const [first] = rows;
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, index) => first?.cells[index] ?? '');
  const named = orderOfHeaders(headers);
  const others = rows.slice(1).some(({ cells }) => cells.some(isValue));
  const hasHeader = named.includes('name') || (others && !headers.some(isValue));
  const values = rows.slice(hasHeader ? 1 : 0);
  // Names of some columns say more than the cells of others.
  const isNamed = hasHeader && named.includes('name');
  const order = isNamed
    ? named
    : fillByContent(hasHeader ? named : headers.map(() => undefined), values);
  return { hasHeader, order, decimalMark: decimalMarkIn(pricesOf(values, order)) };
}
