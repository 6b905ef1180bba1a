import type { ErrorCode } from '@gift-registry/bff-contract';

const statusOf: Record<ErrorCode, number> = {
  'bad-request': 400,
  'invalid-input': 422,
  unauthenticated: 401,
  forbidden: 403,
  csrf: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'needs-confirmation': 409,
  'step-up-required': 403,
  'passcode-required': 403,
  'already-purchased': 409,
  'already-added': 409,
  stale: 409,
  'idempotency-mismatch': 422,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'rate-limited': 429,
  'account-locked': 403,
  'invalid-credentials': 401,
  'email-unverified': 403,
  'no-account': 404,
  'account-exists': 409,
  'token-expired': 410,
  'token-invalid': 400,
  unavailable: 503,
  internal: 500,
};

export interface AppErrorDetails {
  readonly status?: number;
  readonly field?: string;
  /** The saved state, sent with `stale` and `already-added`. It must contain nothing but what the route's reply contains. */
  readonly current?: object;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly current: object | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? statusOf[code];
    this.field = details.field;
    this.current = details.current;
    this.headers = {
      ...details.headers,
      ...(details.retryAfter === undefined ? {} : { 'retry-after': String(details.retryAfter) }),
    };
  }
}
