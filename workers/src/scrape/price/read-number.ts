import CURRENCIES from './currencies.json' with { type: 'json' };

// These have no decimals: "34.000" is thirty-four thousand.
export const NO_DECIMALS: ReadonlySet<string> = new Set(CURRENCIES.withoutDecimals);
// These have three decimals: "4.250" is not four thousand.
const THREE_DECIMALS = new Set(CURRENCIES.withThreeDecimals);

/**
 * Parses a number with any country's separators: 1,41,999 · 1.050 · 48,00 · 1'299.–
 * Three digits behind a single separator are thousands, unless only a zero precedes it, or the separator is known to
 * be the decimal sign.
 */
export function readNumber(
  written: string,
  currency: string | null = null,
  decimalSign: '.' | null = null,
): number | null {
  const compact = written.replace(/[\s'’]/g, '');
  if (/^[.,]\d{1,2}$/.test(compact)) return Number(`0.${compact.slice(1)}`);
  const digits = compact.replace(/^[.,]+|[.,]+$/g, '');
  if (!/^\d[\d.,]{0,24}$/.test(digits)) return null;
  // Days and codes begin with a zero: "Fr. 01. September".
  if (/^0\d+$/.test(digits)) return null;
  const lastSeparator = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (lastSeparator < 0) return Number(digits);
  const separator = digits.charAt(lastSeparator);
  const fraction = digits.slice(lastSeparator + 1);
  const whole = digits.slice(0, lastSeparator);
  const kinds = new Set(digits.replace(/\d/g, '')).size;
  const repeated = digits.split(separator).length > 2;
  const isDecimal =
    kinds > 1
      ? !repeated
      : // Templates that set the thousands apart with the decimal sign: "1.849.99".
        repeated
        ? fraction.length === 2 && /^\d{1,3}(?:[.,]\d{3})+$/.test(whole)
        : fraction.length !== 3 ||
          (separator === decimalSign && !(currency !== null && NO_DECIMALS.has(currency))) ||
          /^0+$/.test(whole) ||
          whole.length > 3 ||
          (currency !== null && THREE_DECIMALS.has(currency));
  const plainWhole = whole.replace(/[.,]/g, '');
  return Number(isDecimal ? `${plainWhole}.${fraction}` : plainWhole + fraction);
}
