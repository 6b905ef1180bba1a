import { LOCAL_SIGNS, SIGNS, WORD_CODES, WORD_SIGNS } from './signs.ts';

const ISO = new Set(Intl.supportedValuesOf('currency'));
const BY_SIGN = new Map(SIGNS);

export const isCurrencyCode = (text: string) => ISO.has(text);

// Currencies of countries that share a sign with others. They resolve a sign and never stand without one.
const COUNTRY_CURRENCIES: Readonly<Record<string, string>> = {
  ar: 'ARS',
  au: 'AUD',
  ca: 'CAD',
  cl: 'CLP',
  cn: 'CNY',
  co: 'COP',
  dk: 'DKK',
  hk: 'HKD',
  is: 'ISK',
  lk: 'LKR',
  mx: 'MXN',
  no: 'NOK',
  np: 'NPR',
  nz: 'NZD',
  pk: 'PKR',
  sg: 'SGD',
  tw: 'TWD',
  uy: 'UYU',
};

const SIBLINGS: Readonly<Record<string, readonly string[]>> = {
  USD: ['ARS', 'AUD', 'CAD', 'CLP', 'COP', 'HKD', 'MXN', 'NZD', 'SGD', 'TWD', 'UYU'],
  INR: ['LKR', 'NPR', 'PKR'],
  SEK: ['DKK', 'ISK', 'NOK'],
  JPY: ['CNY'],
};

const SPELLED_DOLLAR = /^(?:[a-z]{1,3} ?\$)$/;

/** The ISO code for a code in any case or a sign. */
export function readCurrency(text: string, hostname: string): string | null {
  const plain = text.trim().toLowerCase();
  const code = plain.toUpperCase();
  const country = hostname.split('.').at(-1) ?? '';
  const sign = BY_SIGN.get(plain);
  if (!sign) return isCurrencyCode(code) ? code : null;
  const home = LOCAL_SIGNS[plain];
  if (home !== undefined && home !== country) return null;
  // "CA$" already names its country.
  return SPELLED_DOLLAR.test(plain) && plain !== '$' ? sign : localCurrency(sign, country);
}

/** The currency of a sign in a country, such as the dollar of Chile. */
export function localCurrency(currency: string, country: string): string {
  const local = COUNTRY_CURRENCIES[country.toLowerCase()];
  return local && SIBLINGS[currency]?.includes(local) ? local : currency;
}

export const shareSign = (one: string, other: string) =>
  one === other || [SIBLINGS[one]?.includes(other), SIBLINGS[other]?.includes(one)].includes(true);

/** Other currencies use the same sign. */
export const hasSiblings = (currency: string) =>
  Object.entries(SIBLINGS).some(
    ([first, others]) => first === currency || others.includes(currency),
  );

// "S/ 49.90" is money, "Pack of 2 S/M" is not.
const escaped = (sign: string) =>
  sign.replace(/[.$]/g, '\\$&') + (sign.endsWith('/') ? '(?=\\s?\\d)' : '');
const letters = /^\p{L}/u;

const CODES = [...ISO];
const apart = (alternatives: string) => `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`;
const signPattern = (signs: readonly string[]) =>
  signs
    .toSorted((a, b) => b.length - a.length)
    .map((sign) =>
      letters.test(sign) && !sign.endsWith('$') ? apart(escaped(sign)) : escaped(sign),
    )
    .join('|');

const ALL_SIGNS = SIGNS.map(([sign]) => sign);
const UNAMBIGUOUS_CODES = CODES.filter((code) => !WORD_CODES.has(code));

/** Sources of regular expressions for the flags `iu`; codes in capitals match in capitals only. */
export const CURRENCY_PATTERNS = {
  /** Any text: "6 Cup" and "100 ALL COTTON" are no money. */
  text: {
    code: `(?-i:${apart(UNAMBIGUOUS_CODES.join('|'))})`,
    sign: signPattern(ALL_SIGNS.filter((sign) => !WORD_SIGNS.has(sign))),
  },
  /** Places that hold a price, such as an element labelled so: "pln 12,50" and "1 200 ALL" are money. */
  price: {
    code: `(?-i:${apart([...WORD_CODES].join('|'))})|${apart(UNAMBIGUOUS_CODES.join('|'))}`,
    sign: signPattern(ALL_SIGNS),
  },
} as const;
