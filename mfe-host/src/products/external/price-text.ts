/**
 * A price as a host types it, in whole currency units. An empty box says that it is not known; what can't be read as a
 * number becomes 0, which is shown as 'Price on request'.
 */
export function parsePriceText(typed: string): number | null {
  const digits = typed
    .trim()
    .replace(/^(?:rs\.?|inr)/i, '')
    .replace(/\/-$/, '')
    .replace(/[₹,\s]/g, '');
  if (digits === '') return null;
  const price = Number(digits);
  return Number.isFinite(price) ? price : 0;
}

const symbols = [
  [/^(?:₹|rs\b|inr\b)/i, 'INR'],
  [/^€|€$/, 'EUR'],
  [/^£/, 'GBP'],
] as const;

/** The currency that a typed price names by itself; `$` is that of many countries. */
export const currencyInText = (typed: string): string | undefined =>
  symbols.find(([symbol]) => symbol.test(typed.trim()))?.[1];
