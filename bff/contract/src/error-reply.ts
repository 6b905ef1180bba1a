import { z } from 'zod';

/** Stable codes for programs; the message is for people. */
const errorCodes = [
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

const error = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  /** Dotted path of the input at fault. */
  field: z.string().optional(),
  requestId: z.string(),
});

export const errorReply = z.object({ error }).meta({ id: 'Error' });
export type ErrorReply = z.infer<typeof errorReply>;

/** As a client reads it: codes are an open set, because the server may be newer than the page. */
export const receivedErrorReply = z.object({
  error: error.extend({ code: z.string(), message: z.string().min(1) }),
});

/** Messages for failures without a message of their own. */
export const errorMessages = {
  invalidInput: 'Please check the highlighted fields and try again.',
  notFound: 'We could not find what you asked for.',
  unauthenticated: 'Please sign in to continue.',
  forbidden: "You don't have permission to access this page.",
  csrf: 'Your page has been open for a while. Please reload it and try again.',
  tooLarge: 'That is more than we can take at once. Please shorten it and try again.',
  mediaType: 'Please send this as JSON.',
  methodNotAllowed: 'This address doesn’t support that request.',
  rateLimited: 'Too many requests. Please wait a moment before trying again.',
  unavailable: 'We are having a short break. Please try again in a moment.',
  internal: 'An unexpected error occurred',
  network: 'Network error occurred. Please check your connection and try again.',
} as const;
