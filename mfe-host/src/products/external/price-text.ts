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
