/** Parses a typed price, in currency units. An empty or unparseable text is null, which reads 'Price on request'. */
export function parsePriceText(typed: string): number | null {
  const digits = typed
    .trim()
    .replace(/^(?:rs\.?|inr)/i, '')
    .replace(/\/-$/, '')
    .replace(/[₹,\s]/g, '');
  if (digits === '') return null;
  const price = Number(digits);
  return Number.isFinite(price) ? price : null;
}

const symbols = [
  [/^(?:₹|rs\b|inr\b)/i, 'INR'],
  [/^€|€$/, 'EUR'],
  [/^£/, 'GBP'],
] as const;

/** The currency of a typed symbol; undefined for `$`, which many countries use. */
export const currencyInText = (typed: string): string | undefined =>
  symbols.find(([symbol]) => symbol.test(typed.trim()))?.[1];
