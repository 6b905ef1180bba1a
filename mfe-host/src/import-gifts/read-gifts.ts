import {
  amountProblem,
  importedGift,
  isPublicLink,
  notPublicLink,
  readAmount,
  readWebAddress,
} from '@gift-registry/bff-contract';
import Papa from 'papaparse';
import type { z } from 'zod';

export type ImportedGift = z.input<typeof importedGift>;

export interface ImportRow {
  /** The number of the row in the file, the header included. */
  readonly number: number;
  readonly gift: ImportedGift;
  /** Sentences about the row; none when it can be added. */
  readonly errors: readonly string[];
}

/** The headers of our exports and their usual names. */
const headers = {
  name: ['name', 'gift', 'product', 'item', 'title'],
  url: ['url', 'address', 'link'],
  price: ['price', 'price of one'],
  quantity: ['quantity', 'qty'],
  currency: ['currency'],
  brand: ['brand', 'shop'],
  note: ['note'],
} as const;
type Column = keyof typeof headers;
const columns = ['name', 'url', 'price', 'quantity', 'currency', 'brand', 'note'] as const;
/** The columns of a file without a header. */
const plainColumns = ['name', 'url', 'price', 'quantity'] as const;

/** Our exports put an apostrophe before text that a spreadsheet would run. */
const withoutApostrophe = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '');

const columnOf = (header: string): Column | undefined =>
  columns.find((column) => headers[column].some((known) => known === header.trim().toLowerCase()));

function toGift(cellOf: (column: Column) => string): ImportedGift {
  const price = readAmount(cellOf('price'));
  const quantity = cellOf('quantity');
  return {
    name: cellOf('name'),
    url: cellOf('url') || null,
    brand: cellOf('brand'),
    price: price.kind === 'amount' ? price.paise / 100 : null,
    currency: cellOf('currency').toUpperCase() || ('currency' in price && price.currency) || 'INR',
    quantity: quantity === '' ? 1 : Number(quantity),
    note: cellOf('note'),
  };
}

const identityOf = ({ url, name }: ImportedGift): string => url ?? `name:${name.toLowerCase()}`;

/** Spreadsheets of some countries separate cells by semicolons. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].find((delimiter) => firstLine.includes(delimiter)) ?? ',';
}

/**
 * The gifts in the text of a CSV file, by the header of our exports or in the order name, url, price, quantity.
 * `localShops` has the origins of shops of a development machine.
 */
export function readGifts(text: string, localShops: readonly string[] = []): ImportRow[] {
  const content = text.replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: delimiterOf(content) });
  const named = data[0]?.map(columnOf) ?? [];
  const hasHeader = named.includes('name');
  const order: readonly (Column | undefined)[] = hasHeader ? named : plainColumns;
  const firstRows = new Map<string, number>();
  return data.flatMap((cells, index) => {
    if ((hasHeader && index === 0) || cells.every((cell) => cell.trim() === '')) return [];
    const number = index + 1;
    const cellOf = (column: Column) =>
      withoutApostrophe(cells[order.indexOf(column)]?.trim() ?? '');
    const gift = toGift(cellOf);
    const priceProblem = amountProblem(readAmount(cellOf('price')));
    const { error } = importedGift.safeParse(gift);
    const first = firstRows.get(identityOf(gift));
    firstRows.set(identityOf(gift), first ?? number);
    const url = readWebAddress(gift.url ?? '');
    const unreadable = errors.some(({ row, type }) => row === index && type === 'Quotes');
    return [
      {
        number,
        gift,
        errors: [
          ...(unreadable ? ['The quotation marks of this row don’t match'] : []),
          ...(priceProblem === undefined ? [] : [priceProblem]),
          ...(error?.issues.map(({ message }) => message) ?? []),
          ...(url === null || isPublicLink(url, localShops) ? [] : [notPublicLink]),
          ...(first === undefined ? [] : [`The same gift as in row ${first}`]),
        ],
      },
    ];
  });
}
