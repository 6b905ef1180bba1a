import { z } from 'zod';
import { compactDigits } from '../formats/latin-digits.ts';

/** An Indian PIN code; the result is its six digits. */
export const pinCode = z
  .string()
  .overwrite(compactDigits)
  .regex(/^[1-9]\d{5}$/, 'Enter a valid 6-digit PIN code.');
