import { z } from 'zod';
import { commonPasscodes } from './common-passcodes.ts';

/** Typed by guests: case, spaces around it and the number of spaces within don't count. */
const normalized = z
  .string()
  .transform((typed) => typed.normalize('NFC').trim().toLowerCase().replace(/\s+/gu, ' '));

export const maxPasscodeLength = 40;

/** Guests type it from a card, so it has no characters that nobody sees. */
const visible = /^[\p{L}\p{M}\p{N}\p{P}\p{S} \u200c\u200d]*$/u;
const isOneCharacter = (text: string): boolean => new Set(text).size === 1;

/** A passcode that a host chooses. Earlier, shorter ones keep opening their registries. */
export const passcode = normalized.pipe(
  z
    .string()
    .min(6, 'Please use at least 6 characters.')
    .max(maxPasscodeLength, `Please use at most ${maxPasscodeLength} characters.`)
    .regex(visible, 'Please use letters, digits and spaces.')
    .refine((text) => !isOneCharacter(text), 'Please don’t use one character only.')
    .refine(
      (text) => !commonPasscodes.has(text),
      'Many people use this one, so it is easy to guess. Please choose another.',
    ),
);

export const typedPasscode = normalized.pipe(
  z.string().min(1, 'Please type the passcode.').max(100, 'That passcode isn’t right.'),
);
