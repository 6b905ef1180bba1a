import { z } from 'zod';
import { formatNumber } from '../formats/numbers.ts';
import { readWebAddress } from '../links/public-link.ts';

export const wholeNumber = (error: string, { min, max }: { min: number; max: number }) =>
  z.coerce.number(error).int(error).min(min, error).max(max, error);

export const count = wholeNumber('must be a whole number above 0', { min: 1, max: 999_999_999 });

export const httpsAddress = z
  .url({ protocol: /^https$/, error: 'must be an https address' })
  .refine((text) => readWebAddress(text) !== null, 'must have no user name and no password');

export const onOrOff = z.enum(['on', 'off'], 'must be on or off');

const words = (most: number, allowed: RegExp) =>
  z
    .string()
    .trim()
    .min(1, 'must have a character or more')
    .max(most, `must have ${formatNumber(most)} characters or less`)
    .regex(allowed, 'must have no control characters');

export const oneLine = (most: number) => words(most, /^[^\p{Cc}\p{Cs}]*$/u);
export const severalLines = (most: number) => words(most, /^(?:[^\p{Cc}\p{Cs}]|\r?\n)*$/u);
