import { CURRENCY_PATTERN, readCurrency } from './currency.ts';
import { readNumber } from './read-number.ts';

export interface Price {
  readonly amount: number;
  readonly currency: string | null;
}

// Every quantifier is bounded: a page may hold fifty thousand digits in a row.
// A discount often runs into the price before it: ₹2,43312% off.
const NUMBER = String.raw`\d{1,3}(?:,\d{2,3}){0,3},\d{3}(?=\d{1,2} ?%)|\d{1,9}\.\d{2}(?=\d{1,2} ?%)|\d{1,3}(?:[ '’]\d{3}){1,4}(?:[.,]\d{1,2})?(?!\d)|\d{1,15}(?:[.,]\d{1,12}){0,5}(?:[.,] \d{2}(?!\d))?`;
const SIGN = `(?:${CURRENCY_PATTERN})`;
const PRICE = new RegExp(
  `(?<before>${SIGN})\\s{0,3}[.:]?\\s{0,2}(?<number>${NUMBER})|(?<number2>${NUMBER})\\s{0,3}(?<after>${SIGN})`,
  'giu',
);
const BARE = new RegExp(`(?<![\\d.,])(?<number>${NUMBER})(?![\\d]|[.,]\\d|\\s{0,2}%)`, 'u');
const SPACES = /[\u00a0\u2000-\u200b\u202f\u205f\u3000\t\n\r]+/g;
const MAX_TEXT = 400;
const MAX_PRICES = 6;

const plainOf = (text: string) => text.slice(0, MAX_TEXT).replace(SPACES, ' ');

function read(written: string, sign: string | undefined, hostname: string): Price | null {
  const currency = sign ? readCurrency(sign, hostname) : null;
  if (sign && currency === null) return null;
  const amount = readNumber(written, currency);
  return amount === null ? null : { amount, currency };
}

/** Every number with a currency beside it; with `bare`, the first number where there is none. */
export function findPrices(text: string, hostname = '', { bare = false } = {}): Price[] {
  const plain = plainOf(text);
  const prices: Price[] = [];
  for (const { groups } of plain.matchAll(PRICE)) {
    const price = read(
      groups?.number ?? groups?.number2 ?? '',
      groups?.before ?? groups?.after,
      hostname,
    );
    if (price) prices.push(price);
    if (prices.length >= MAX_PRICES) break;
  }
  if (prices.length > 0 || !bare) return prices;
  const written = BARE.exec(plain)?.groups?.number;
  const price = written === undefined ? null : read(written, undefined, hostname);
  return price ? [price] : [];
}

/** The first price in a text: a number with its currency if there is one, else the first bare number. */
export function parsePrice(text: string, hostname = ''): Price | null {
  return findPrices(text, hostname, { bare: true })[0] ?? null;
}

const DIGIT = /\d/;
const MONEY = new RegExp(SIGN, 'iu');

/** Cheap enough to ask of every text on a page. */
export function looksLikeMoney(text: string): boolean {
  return DIGIT.test(text) && MONEY.test(text);
}
