import { CURRENCY_PATTERN, readCurrency } from './currency.ts';
import { readNumber } from './read-number.ts';

export interface Price {
  readonly amount: number;
  readonly currency: string | null;
}

// Every quantifier is bounded: a page may hold fifty thousand digits in a row.
const NUMBER = String.raw`\d{1,3}(?:[ '’]\d{3}){1,4}(?:[.,]\d{1,2})?(?!\d)|\d{1,15}(?:[.,]\d{1,12}){0,5}(?:[.,] \d{2}(?!\d))?`;
const SIGN = `(?:${CURRENCY_PATTERN})`;
const PRICE = new RegExp(
  `(?<before>${SIGN})\\s{0,3}[.:]?\\s{0,2}(?<number>${NUMBER})|(?<number2>${NUMBER})\\s{0,3}(?<after>${SIGN})`,
  'iu',
);
const BARE = new RegExp(`(?<![\\d.,])(?<number>${NUMBER})(?![\\d]|[.,]\\d|\\s{0,2}%)`, 'u');
const SPACES = /[\u00a0\u2000-\u200b\u202f\u205f\u3000\t\n\r]+/g;
const MAX_TEXT = 400;

/** The first price in a text: a number with its currency if there is one, else the first bare number. */
export function parsePrice(text: string, hostname = ''): Price | null {
  const plain = text.slice(0, MAX_TEXT).replace(SPACES, ' ');
  const signed = PRICE.exec(plain)?.groups;
  const written = signed?.number ?? signed?.number2 ?? BARE.exec(plain)?.groups?.number;
  if (!written) return null;
  const sign = signed?.before ?? signed?.after;
  const currency = sign ? readCurrency(sign, hostname) : null;
  const amount = readNumber(written, currency);
  return amount === null ? null : { amount, currency };
}
