import { z } from 'zod';

/** Typed by guests: case and spaces around it don't count. */
const normalized = z.string().transform((typed) => typed.normalize('NFC').trim().toLowerCase());

/** A passcode that a host chooses. */
export const passcode = normalized.pipe(
  z
    .string()
    .regex(
      /^(?:\d{4,8}|\p{L}[\p{L}\p{M}]{3,19})$/u,
      'Please use 4 to 8 digits, or one word of 4 to 20 letters.',
    ),
);

/** A passcode as a guest types it. */
export const typedPasscode = normalized.pipe(
  z.string().min(1, 'Please type the passcode.').max(100, 'That passcode isn’t right.'),
);
