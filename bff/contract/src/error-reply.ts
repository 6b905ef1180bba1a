import { z } from 'zod';

/** Stable codes that callers may branch on; the message is for people. */
export const errorCodes = [
  'bad-request',
  'invalid-input',
  'unauthenticated',
  'forbidden',
  'csrf',
  'not-found',
  'method-not-allowed',
  'conflict',
  'already-purchased',
  'already-added',
  'idempotency-mismatch',
  'idempotency-in-flight',
  'payload-too-large',
  'unsupported-media-type',
  'rate-limited',
  'account-locked',
  'invalid-credentials',
  'email-unverified',
  'no-account',
  'account-exists',
  'token-expired',
  'token-invalid',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const errorReply = z
  .object({
    error: z.object({
      code: z.enum(errorCodes),
      message: z.string(),
      /** Dotted path of the offending input, when one field is at fault. */
      field: z.string().optional(),
      requestId: z.string(),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorReply = z.infer<typeof errorReply>;

/** Sentences used where no rule of the product names one. */
export const errorMessages = {
  invalidInput: 'Please check the highlighted fields and try again.',
  notFound: 'We could not find what you asked for.',
  unauthenticated: 'Please sign in to continue.',
  forbidden: "You don't have permission to access this page.",
  csrf: 'Your page has been open for a while. Please reload it and try again.',
  tooLarge: 'That is more than we can take at once. Please shorten it and try again.',
  mediaType: 'Please send this as JSON.',
  methodNotAllowed: 'That is not something this address can do.',
  rateLimited: 'Too many requests. Please wait a moment before trying again.',
  unavailable: 'We are having a short break. Please try again in a moment.',
  internal: 'An unexpected error occurred',
  network: 'Network error occurred. Please check your connection and try again.',
} as const;
