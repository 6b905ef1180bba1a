import { latinDigits } from '../formats/latin-digits.ts';

/** A plus and the digits of an E.164 number outside of India. */
const foreign = /^\+(?!91)[1-9]\d{7,14}$/;
const indian = /^[6-9]\d{9}$/;

export const compactPhone = (typed: string): string =>
  latinDigits(typed)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');

/**
 * The stored form of a typed number: ten digits for an Indian one, which may begin with +91, 91 or 0, and E.164 for others,
 * which begin with a plus or 00.
 */
export function normalizePhone(typed: string): string {
  const compact = compactPhone(typed).replace(/^00(?=[1-9])/, '+');
  if (compact.startsWith('+91')) return compact.slice(3);
  return compact.replace(/^(?:91|0)(?=\d{10}$)/, '');
}

export const isIndianPhone = (stored: string): boolean => indian.test(stored);
export const isForeignPhone = (stored: string): boolean => foreign.test(stored);

export const dialledPhone = (stored: string): string =>
  stored.startsWith('+') ? stored : `+91${stored}`;

export const shownPhone = (stored: string): string =>
  stored.startsWith('+') ? stored : `+91 ${stored}`;
