const ISO = new Set(Intl.supportedValuesOf('currency'));

// What a sign means by itself. Signs of several currencies name the most used one and are settled by the shop's country.
const SIGNS: readonly (readonly [sign: string, currency: string])[] = [
  ['₹', 'INR'],
  ['rs.', 'INR'],
  ['rs', 'INR'],
  ['us$', 'USD'],
  ['ca$', 'CAD'],
  ['c$', 'CAD'],
  ['a$', 'AUD'],
  ['au$', 'AUD'],
  ['nz$', 'NZD'],
  ['hk$', 'HKD'],
  ['s$', 'SGD'],
  ['nt$', 'TWD'],
  ['mx$', 'MXN'],
  ['r$', 'BRL'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['￥', 'JPY'],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['₩', 'KRW'],
  ['원', 'KRW'],
  ['₽', 'RUB'],
  ['руб', 'RUB'],
  ['rur', 'RUB'],
  ['₴', 'UAH'],
  ['грн', 'UAH'],
  ['лв', 'BGN'],
  ['zł', 'PLN'],
  ['kč', 'CZK'],
  ['ft', 'HUF'],
  ['lei', 'RON'],
  ['kr', 'SEK'],
  ['fr.', 'CHF'],
  ['₺', 'TRY'],
  ['tl', 'TRY'],
  ['₫', 'VND'],
  ['฿', 'THB'],
  ['₱', 'PHP'],
  ['₪', 'ILS'],
  ['rp', 'IDR'],
  ['rm', 'MYR'],
  ['kd', 'KWD'],
];

// The dollars, kroner, rupees and yen of each country: used to settle a sign, never to invent one.
const COUNTRY_CURRENCIES: Readonly<Record<string, readonly string[]>> = {
  ar: ['ARS'],
  au: ['AUD'],
  ca: ['CAD'],
  cl: ['CLP'],
  cn: ['CNY'],
  co: ['COP'],
  dk: ['DKK'],
  hk: ['HKD'],
  lk: ['LKR'],
  mx: ['MXN'],
  no: ['NOK'],
  np: ['NPR'],
  nz: ['NZD'],
  pk: ['PKR'],
  sg: ['SGD'],
  tw: ['TWD'],
};

const SIBLINGS: Readonly<Record<string, readonly string[]>> = {
  USD: ['ARS', 'AUD', 'CAD', 'CLP', 'COP', 'HKD', 'MXN', 'NZD', 'SGD', 'TWD'],
  INR: ['LKR', 'NPR', 'PKR'],
  SEK: ['DKK', 'NOK'],
  JPY: ['CNY'],
};

/** The ISO code of what a page calls its currency: a code in any case, or a sign. */
export function readCurrency(text: string, hostname: string): string | null {
  const plain = text.trim().toLowerCase();
  const code = plain.toUpperCase();
  const sign = SIGNS.find(([written]) => written === plain)?.[1];
  if (!sign) return /^[A-Z]{3}$/.test(code) && ISO.has(code) ? code : null;
  // A sign spelled with its country needs no help.
  if (plain.length > 1 && plain.endsWith('$')) return sign;
  const country = hostname.split('.').at(-1) ?? '';
  const local = COUNTRY_CURRENCIES[country]?.find((each) => SIBLINGS[sign]?.includes(each));
  return local ?? sign;
}

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
