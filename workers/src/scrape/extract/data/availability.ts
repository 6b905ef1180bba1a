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
