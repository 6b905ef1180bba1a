import { z } from 'zod';

export const wholeNumber = (error: string, { min, max }: { min: number; max: number }) =>
  z.coerce.number(error).int(error).min(min, error).max(max, error);

export const count = wholeNumber('must be a whole number above 0', { min: 1, max: 999_999_999 });

export const httpsAddress = z.url({ protocol: /^https$/, error: 'must be an https address' });

export const onOrOff = z.enum(['on', 'off'], 'must be on or off');
