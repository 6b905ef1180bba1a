export type PriceAmount = number | string | null | undefined;

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
    return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(value);
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
