import CURRENCIES from './currencies.json' with { type: 'json' };

const ISO = new Set(Intl.supportedValuesOf('currency'));
// Signs of several currencies map to the most used one; the shop's country resolves them.
const BY_SIGN = new Map(Object.entries(CURRENCIES.signs));
// Letters that are money in one country only: 6 ft, 5 R.
const LOCAL_SIGNS: Readonly<Record<string, string>> = CURRENCIES.localSigns;
// Signs that are also words, with the language in which they are money: "2 Lei Garlands".
const WORD_SIGNS: Readonly<Record<string, string>> = CURRENCIES.wordSigns;
// ISO 4217 codes, past ones included, that are words, names or measures in the name of a product.
const WORD_CODES = new Set(CURRENCIES.wordCodes);

export const isCurrencyCode = (text: string) => ISO.has(text);

// Currencies of countries that share a sign with others. They resolve a sign and never stand without one.
const COUNTRY_CURRENCIES: Readonly<Record<string, string>> = CURRENCIES.ofCountries;

const SIBLINGS: Readonly<Record<string, readonly string[]>> = CURRENCIES.siblings;

const SPELLED_DOLLAR = /^(?:[a-z]{1,3} ?\$)$/;

export function readCurrency(text: string, hostname: string, language = ''): string | null {
  const plain = text.trim().toLowerCase();
  const code = plain.toUpperCase();
  const country = hostname.split('.').at(-1) ?? '';
  const sign = BY_SIGN.get(plain);
  if (!sign) return isCurrencyCode(code) ? code : null;
  const home = LOCAL_SIGNS[plain];
  if (home !== undefined && home !== country && home !== language) return null;
  // "CA$" already names its country.
  return SPELLED_DOLLAR.test(plain) && plain !== '$' ? sign : localCurrency(sign, country);
}

export function localCurrency(currency: string, country: string): string {
  const local = COUNTRY_CURRENCIES[country.toLowerCase()];
  return local && SIBLINGS[currency]?.includes(local) ? local : currency;
}

export const shareSign = (one: string, other: string) =>
  one === other || [SIBLINGS[one]?.includes(other), SIBLINGS[other]?.includes(one)].includes(true);

export const hasSiblings = (currency: string) =>
  Object.entries(SIBLINGS).some(
    ([first, others]) => first === currency || others.includes(currency),
  );

/** Codes count in capitals and not when they are words, except in places that hold a price. */
export function isCodeInText(written: string, inPrice: boolean): boolean {
  const code = written.toUpperCase();
  if (!isCurrencyCode(code)) return false;
  if (WORD_CODES.has(code)) return inPrice && written === code;
  return inPrice || written === code;
}

/** Signs that are words count only in places that hold a price, and in their own language. */
export function isSignInText(written: string, inPrice: boolean, language = ''): boolean {
  const sign = written.toLowerCase();
  const ofLanguage = WORD_SIGNS[sign];
  return BY_SIGN.has(sign) && (inPrice || ofLanguage === undefined || ofLanguage === language);
}

// "S/ 49.90" is money, "Pack of 2 S/M" is not.
const escaped = (sign: string) =>
  sign.replace(/[.$]/g, '\\$&') + (sign.endsWith('/') ? '(?=\\s?\\d)' : '');
const isWord = (sign: string) => /^\p{L}/u.test(sign) && !sign.endsWith('$');
// "rs." before "rs".
const { words = [], marks = [] } = Object.groupBy(
  [...BY_SIGN.keys()].toSorted((a, b) => b.length - a.length),
  (sign) => (isWord(sign) ? 'words' : 'marks'),
);

/** Words are looked for together: a check around each of sixty took most of the time. */
export const SIGN_PATTERN = [
  ...marks.map(escaped),
  `(?<!\\p{L})(?:${words.map(escaped).join('|')})(?!\\p{L})`,
].join('|');
