import { z } from 'zod';
import { compactDigits } from '../formats/latin-digits.ts';

const wrongAddress = 'Please enter a UPI address such as name@bank.';

/** Banks differ in what a handle may be; the owner's test with a phone decides. */
export const upiAddress = z
  .string(wrongAddress)
  .transform((typed) => typed.replaceAll(/\s/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .max(255, 'Please use 255 characters or less.')
      .regex(/^[a-z0-9._-]{2,200}@[a-z][a-z0-9.-]{1,50}$/, wrongAddress),
  );

const missingName = 'Please enter the name that your UPI app shows.';

/** Short, because each letter of an Indian script takes nine characters of a QR code. */
export const upiPayeeName = z
  .string(missingName)
  .trim()
  .min(1, missingName)
  .max(40, 'Please use 40 characters or less.')
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please use letters without line breaks.');

const wrongReference = 'A UPI reference has 12 digits. You can leave this empty.';

export const upiReference = z
  .string()
  .max(40, wrongReference)
  .transform((typed) => compactDigits(typed) || null)
  .pipe(
    z
      .string()
      .regex(/^\d{12}$/, wrongReference)
      .nullable(),
  );
