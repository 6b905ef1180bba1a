export type PriceAmount = number | string | null | undefined;

/** By currency: a list of prices would spend most of its time on creating formats. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  formats.set(currency, format);
  return format;
}

/**
 * Formats a price in its currency: rupees with Indian grouping (₹1,41,999), paise only when they are not zero.
 * Zero and null read 'Price on request'; an invalid amount or currency reads 'Price unavailable'.
 */
export function formatPrice(amount: PriceAmount, currency = 'INR'): string {
  if (amount === null) return 'Price on request';
  const value = toAmount(amount);
  if (value === undefined) return 'Price unavailable';
  if (value === 0) return 'Price on request';
  try {
    return formatOf(currency).format(value);
  } catch {
    return 'Price unavailable';
  }
}

/** Tells whether a price reads as an amount rather than a sentence. */
export function isPriced(amount: PriceAmount): boolean {
  return (toAmount(amount) ?? 0) > 0;
}

function toAmount(amount: PriceAmount): number | undefined {
  if (amount === null || amount === undefined || amount === '') return undefined;
  const value = Number(amount);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
