import { z } from 'zod';

const errorCodes = [
  'bad-request',
  'invalid-input',
  'unauthenticated',
  'forbidden',
  'csrf',
  'not-found',
  'method-not-allowed',
  'conflict',
  'needs-confirmation',
  'step-up-required',
  'passcode-required',
  'already-purchased',
  'already-added',
  'stale',
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
  field: z.string().optional(),
  /** With `stale`: the saved state that the refused change didn't know. With `already-added`: the item that is there. */
  current: z.unknown().optional(),
  requestId: z.string(),
});

export const errorReply = z.object({ error }).meta({ id: 'Error' });
export type ErrorReply = z.infer<typeof errorReply>;

/** As a client reads it: codes are an open set, because the server may be newer than the page. */
export const receivedErrorReply = z.object({
  error: error.extend({ code: z.string(), message: z.string().min(1) }),
});
