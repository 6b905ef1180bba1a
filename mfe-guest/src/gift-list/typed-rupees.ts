import { readAmount } from '@gift-registry/bff-contract';

/** A typed amount in rupees; undefined for empty text and text that is no amount. A filter asks no questions: 1.500 is 1,500. */
export function typedRupees(typed: string): number | undefined {
  const reading = readAmount(typed, ',');
  return reading.kind === 'amount' ? reading.paise / 100 : undefined;
}
