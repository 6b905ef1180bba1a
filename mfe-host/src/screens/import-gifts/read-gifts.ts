import {
  addressKey,
  amountProblem,
  fromPaise,
  importedGift,
  isPublicLink,
  notPublicLink,
  readAmount,
  readWebAddress,
} from '@gift-registry/bff-contract';
import type { z } from 'zod';
import { cellOf, type Column, type Mapping } from './columns.ts';
import type { TableRow } from '@gift-registry/shell-contract/files';

export type ImportedGift = z.input<typeof importedGift>;

export interface ImportRow {
  /** The number of the row in the file, the header included. */
  readonly number: number;
  readonly gift: ImportedGift;
  readonly errors: readonly string[];
}

const identityOf = ({ url, name }: ImportedGift): string =>
  url ? addressKey(url) : `name:${name.toLowerCase()}`;

function currencyOfHeader(header: TableRow | undefined, mapping: Mapping): string | undefined {
  const text = header ? cellOf(header, mapping.order, 'price') : '';
  const reading = readAmount(`${text.replace(/^[^(₹€£]*\(?|\).*$/g, '')} 1`);
  return reading.kind === 'amount' ? reading.currency : undefined;
}

export function readGifts(
  rows: readonly TableRow[],
  mapping: Mapping,
  localShops: readonly string[] = [],
): ImportRow[] {
  const header = mapping.hasHeader ? rows[0] : undefined;
  const usualCurrency = currencyOfHeader(header, mapping) ?? 'INR';
  const firstRows = new Map<string, number>();
  return (header ? rows.slice(1) : rows).map((row) => {
    const { number, broken } = row;
    const cell = (column: Column) => cellOf(row, mapping.order, column);
    const price = readAmount(cell('price'), mapping.decimalMark);
    const named = 'currency' in price ? price.currency : undefined;
    const quantity = cell('quantity');
    const gift: ImportedGift = {
      name: cell('name'),
      url: cell('url') || null,
      brand: cell('brand'),
      price: price.kind === 'amount' ? fromPaise(price.paise) : null,
      currency: cell('currency').toUpperCase() || named || usualCurrency,
      quantity: quantity === '' ? 1 : Number(quantity),
      note: cell('note'),
    };
    const { error } = importedGift.safeParse(gift);
    const first = firstRows.get(identityOf(gift));
    firstRows.set(identityOf(gift), first ?? number);
    const url = readWebAddress(gift.url ?? '');
    const problems = [
      broken && 'The quotation marks of this row don’t match',
      amountProblem(price),
      ...(error?.issues.map(({ message }) => message) ?? []),
      url !== null && !isPublicLink(url, localShops) && notPublicLink,
      first !== undefined && `The same gift as in row ${first}`,
    ];
    return { number, gift, errors: problems.filter((problem) => typeof problem === 'string') };
  });
}
