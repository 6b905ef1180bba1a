import { isCodeInText, isSignInText, readCurrency, shareSign, SIGN_PATTERN } from './currency.ts';
import { readNumber } from './read-number.ts';

export interface Price {
  readonly amount: number;
  readonly currency: string | null;
}

// Every quantifier is bounded: a page may hold fifty thousand digits in a row.
// A discount often runs into the price before it: ₹2,43312% off.
const NUMBER = String.raw`\d{1,3}(?:,\d{2,3}){0,3},\d{3}(?=\d{1,2} ?%)|\d{1,9}\.\d{2}(?=\d{1,2} ?%)|\d{1,3}(?:\.\d{3}){1,3}(?=\d{1,2} ?%)|\d{1,3}(?:[ '’]\d{3}){1,4}(?:[.,]\d{1,3})?(?!\d)|\d{1,15}(?:[.,]\d{1,12}){0,5}(?: ?[.,] \d{2}(?!\d))?`;
// ".75 €", while the point of "INR.75" only ends an abbreviation.
const FRACTION = String.raw`(?<![\p{L}\d]\s{0,2})[.,]\d{1,2}(?![.,]?\d)`;
const ANY_NUMBER = `${FRACTION}|${NUMBER}`;
const SEPARATOR = String.raw`\s{0,3}(?:(?<=\p{L}\s{0,3})\.|\.(?!\d{1,2}(?![.,]?\d))|:)?\s{0,2}`;
// "₹999-₹1,999" is a range, "-₹500" a discount.
const NOT_NEGATIVE = String.raw`(?<!(?:^|[\s(])[-−])`;

// Any three letters; the code itself is checked later, as a list of all codes takes long to compile.
const CODE = String.raw`(?<!\p{L})[A-Z]{3}(?!\p{L})`;
const PRICE = new RegExp(
  `${NOT_NEGATIVE}(?:(?<leadingCode>${CODE})\\s{0,2})?(?<before>${SIGN_PATTERN}|${CODE})${SEPARATOR}(?<number>${ANY_NUMBER})` +
    `(?:\\s{0,3}(?<trailingCode>${CODE})(?!\\s{0,3}\\d))?` +
    `|${NOT_NEGATIVE}(?<!\\d[.,]?|\\d[eE][+-]?\\d{0,4}|[a-z])(?<number2>${ANY_NUMBER})\\s{0,3}(?<after>${SIGN_PATTERN}|${CODE})`,
  'giu',
);
const BARE = new RegExp(
  `(?<![\\d.,]|(?:^|\\s)[-−]\\s?\\p{Sc}?\\s?)(?<number>${NUMBER})(?![\\d]|[.,]\\d|e[+-]?\\d|\\s{0,2}%)`,
  'u',
);
const SPACES = /[\u00a0\u2000-\u200b\u202f\u205f\u3000\t\n\r]+/g;
const MAX_TEXT = 400;
const MAX_PRICES = 6;

/** In French, the sign may stand for the comma: "39€99". */
const SIGN_BETWEEN = /(?<=\d)€(\d{2})(?!\s?[\d.,€%])/g;

const plainOf = (text: string) =>
  text.slice(0, MAX_TEXT).replace(SPACES, ' ').replace(SIGN_BETWEEN, ',$1€');

const MAX_AMOUNT = 1e10;

function read(
  written: string,
  currency: string | null,
  decimalSign: '.' | null = null,
): Price | null {
  const amount = readNumber(written, currency, decimalSign);
  return amount === null || amount >= MAX_AMOUNT ? null : { amount, currency };
}

type Groups = Readonly<Record<string, string | undefined>>;

const isCurrency = (written: string, inPrice: boolean, language: string) =>
  isSignInText(written, inPrice, language) || isCodeInText(written, inPrice);

/** "$1,190.00 AUD" is in Australian dollars; in "₹500 USD" the code belongs to something else. */
function currencyBeside(
  groups: Groups,
  hostname: string,
  { inPrice = false, language = '' }: FindPricesOptions,
): string | null {
  const written = groups['before'] ?? groups['after'] ?? '';
  const currency = isCurrency(written, inPrice, language)
    ? readCurrency(written, hostname, language)
    : null;
  const code = [groups['leadingCode'], groups['trailingCode']].find(
    (each) => each !== undefined && isCodeInText(each, inPrice),
  );
  return currency !== null && code !== undefined && shareSign(code.toUpperCase(), currency)
    ? code.toUpperCase()
    : currency;
}

interface FindPricesOptions {
  readonly inPrice?: boolean;
  readonly bare?: boolean;
  /** Known from the page's country: "3.350" is then three and a third. */
  readonly decimalSign?: '.' | null;
  /** That of the page, in which letters may be a sign: "TL", "Ft". */
  readonly language?: string;
}

export function findPrices(text: string, hostname = '', options: FindPricesOptions = {}): Price[] {
  const { bare = false, decimalSign = null } = options;
  const plain = plainOf(text);
  const prices: Price[] = [];
  PRICE.lastIndex = 0;
  for (let match = PRICE.exec(plain); match; match = PRICE.exec(plain)) {
    const { groups = {} } = match;
    const currency = currencyBeside(groups, hostname, options);
    const price =
      currency && read(groups['number'] ?? groups['number2'] ?? '', currency, decimalSign);
    if (price) prices.push(price);
    // In "Top 5 €" the number belongs to the sign behind it.
    else PRICE.lastIndex = match.index + 1;
    if (prices.length >= MAX_PRICES) break;
  }
  if (prices.length > 0 || !bare) return prices;
  const written = BARE.exec(plain)?.groups?.['number'];
  const price = written === undefined ? null : read(written, null, decimalSign);
  return price ? [price] : [];
}

export function parsePrice(text: string, hostname = ''): Price | null {
  return findPrices(text, hostname, { inPrice: true, bare: true })[0] ?? null;
}

const DIGIT = /\d/;
const SIGN = new RegExp(SIGN_PATTERN, 'iu');
const CODES = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;

export const looksLikeMoney = (text: string): boolean =>
  DIGIT.test(text) &&
  (SIGN.test(text) || (text.match(CODES) ?? []).some((code) => isCodeInText(code, false)));
