import { defaultLocale, languageOf, type Locale } from './languages.ts';
import { formatNumber } from './numbers.ts';

/** Hundredths of a currency's unit, as an integer: sums of decimal fractions would not be exact. */
export const toPaise = (amount: number): number => Math.round(amount * 100);

export const fromPaise = (paise: number): number => paise / 100;

/** Paise as rupees with Indian grouping, decimals only when they are not zero: '₹1,41,999'. */
export function formatPaise(paise: number): string {
  const sign = paise < 0 ? '-' : '';
  const rupees = Math.trunc(Math.abs(paise) / 100);
  const rest = Math.abs(paise) % 100;
  return `${sign}₹${formatNumber(rupees)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

export const formatRupees = (amount: number): string => formatPaise(toPaise(amount));

export type PriceAmount = number | string | null | undefined;

function readPrice(amount: PriceAmount): number | undefined {
  if (amount === null || amount === undefined || amount === '') return undefined;
  const value = Number(amount);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** By language and currency: a list of prices would spend most of its time on creating formats. */
const foreignFormats = new Map<string, Intl.NumberFormat>();

function foreignFormat(currency: string, locale: Locale): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = foreignFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  foreignFormats.set(key, format);
  return format;
}

/**
 * A price in its currency, in whole units as a number or a decimal string. Zero and null read 'Price on request'; an invalid
 * amount or currency reads 'Price unavailable'.
 */
export function formatPrice(
  amount: PriceAmount,
  currency = 'INR',
  locale: Locale = defaultLocale,
): string {
  const { priceOnRequest, priceUnavailable } = languageOf(locale);
  const value = amount === null ? 0 : readPrice(amount);
  if (value === undefined) return priceUnavailable;
  if (value === 0) return priceOnRequest;
  if (currency === 'INR') return formatRupees(value);
  try {
    return foreignFormat(currency, locale).format(value);
  } catch {
    return priceUnavailable;
  }
}
