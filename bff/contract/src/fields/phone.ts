import { z } from 'zod';
import { isForeignPhone, isIndianPhone, normalizePhone } from './phone-number.ts';

const incompleteAbroad = 'Please enter the whole number with its country code.';

const phone = (
  problemOf: (stored: string) => string | undefined,
  invalid: string,
  required: string,
) =>
  z
    .string(required)
    .max(40, invalid)
    .superRefine((typed, context) => {
      const message = typed.trim() === '' ? required : problemOf(normalizePhone(typed));
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform(normalizePhone);

/** An Indian mobile number; the result is its ten digits. */
export const indianPhone = (invalid: string, required = 'Phone number is required') =>
  phone((stored) => (isIndianPhone(stored) ? undefined : invalid), invalid, required);

/** An Indian mobile number, whose result is its ten digits, or one of another country, whose result is its E.164 form. */
export const phoneOfAnyCountry = (invalid: string, required = 'Phone number is required') =>
  phone(
    (stored) => {
      if (isIndianPhone(stored) || isForeignPhone(stored)) return undefined;
      return stored.startsWith('+') ? incompleteAbroad : invalid;
    },
    invalid,
    required,
  );
