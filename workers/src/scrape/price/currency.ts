import { LOCAL_SIGNS, SIGNS } from './signs.ts';

const ISO = new Set(Intl.supportedValuesOf('currency'));
const BY_SIGN = new Map(SIGNS);

export const isCurrencyCode = (text: string) => ISO.has(text);

// The dollars, kroner, rupees and yen of each country: used to settle a sign, never to invent one.
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

/** The ISO code of what a page calls its currency: a code in any case, or a sign. */
export function readCurrency(text: string, hostname: string): string | null {
  const plain = text.trim().toLowerCase();
  const code = plain.toUpperCase();
  const country = hostname.split('.').at(-1) ?? '';
  const sign = BY_SIGN.get(plain);
  if (!sign) return isCurrencyCode(code) ? code : null;
  const home = LOCAL_SIGNS[plain];
  if (home !== undefined && home !== country) return null;
  // A sign spelled with its country needs no help.
  return SPELLED_DOLLAR.test(plain) && plain !== '$' ? sign : localCurrency(sign, country);
}

/** What a sign means in a country: the dollar of Chile, the crown of Norway. */
export function localCurrency(currency: string, country: string): string {
  const local = COUNTRY_CURRENCIES[country.toLowerCase()];
  return local && SIBLINGS[currency]?.includes(local) ? local : currency;
}

/** Whether two currencies are written with one sign. */
export const shareSign = (one: string, other: string) =>
  one === other || [SIBLINGS[one]?.includes(other), SIBLINGS[other]?.includes(one)].includes(true);

/** Whether its sign alone doesn't tell it from others. */
export const hasSiblings = (currency: string) =>
  Object.entries(SIBLINGS).some(
    ([first, others]) => first === currency || others.includes(currency),
  );

const escaped = (sign: string) => sign.replace(/[.$]/g, '\\$&');
const letters = /^\p{L}/u;

/** The signs and codes as they stand beside a number, longest first. */
export const CURRENCY_PATTERN = [
  ...SIGNS.map(([sign]) => sign)
    .sort((a, b) => b.length - a.length)
    .map((sign) =>
      letters.test(sign) && !sign.endsWith('$')
        ? `(?<!\\p{L})${escaped(sign)}(?!\\p{L})`
        : escaped(sign),
    ),
  `(?<!\\p{L})(?:${[...ISO].join('|')})(?!\\p{L})`,
].join('|');
