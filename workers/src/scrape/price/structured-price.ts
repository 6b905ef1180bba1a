import { parsePrice, type Price } from './parse-price.ts';
import { NO_DECIMALS, readNumber } from './read-number.ts';
import type { Availability } from '@gift-registry/workers-contract';

const MEANINGS: readonly (readonly [pattern: RegExp, availability: Availability])[] = [
  [/pre-?order|pre-?sale|presale|back-?order/i, 'pre-order'],
  [/out-?\s?of-?\s?stock|sold-?\s?out|discontinued|unavailable|oos\b/i, 'out-of-stock'],
  [/in-?\s?stock|instore|onlineonly|limitedavailability|\bavailable\b|madetoorder/i, 'in-stock'],
];

export function readAvailability(value: unknown): Availability | null {
  if (typeof value !== 'string') return null;
  const text = value.slice(0, 100);
  return MEANINGS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

// Negative amounts and scientific notation come from templates that failed.
const NO_PRICE = /^[-−–]|^\d+(?:\.\d+)?e[+-]?\d+$/i;
const MACHINE_NUMBER = /^\d{1,12}(\.\d{1,12})?$/;

export function readStructuredPrice(
  value: unknown,
  currency: string | null,
  hostname: string,
): Price | null {
  if (typeof value === 'number') return positive({ amount: value, currency });
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (NO_PRICE.test(text)) return null;
  const thousands = /^\d{1,3}\.\d{3}$/.test(text) && currency !== null && NO_DECIMALS.has(currency);
  if (MACHINE_NUMBER.test(text) && !thousands) return positive({ amount: Number(text), currency });
  const bare = readNumber(text, currency);
  const price = bare === null ? parsePrice(text, hostname) : { amount: bare, currency };
  return price && positive({ amount: price.amount, currency: currency ?? price.currency });
}

function positive(price: Price): Price | null {
  return Number.isFinite(price.amount) && price.amount > 0 && price.amount < 1e10 ? price : null;
}
