import { z } from 'zod';

/** Strips everything but digits and a leading +91, 91 or 0 before the ten digits. */
function normalizePhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.replace(/^(?:91|0)(?=\d{10}$)/, '');
}

/** An Indian mobile number; the result is its ten digits. */
export const indianPhone = (invalid: string, required = 'Phone number is required') =>
  z
    .string(required)
    .max(20, invalid)
    .superRefine((typed, context) => {
      const message =
        typed.trim() === ''
          ? required
          : /^[6-9]\d{9}$/.test(normalizePhone(typed))
            ? undefined
            : invalid;
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform(normalizePhone);
