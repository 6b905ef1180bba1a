import type { ErrorCode } from './error-reply.ts';

/** A failed call: what the server said, or that it could not be reached (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'network';
  readonly status: number;
  readonly field: string | undefined;
  readonly requestId: string | undefined;
  /** Seconds to wait before another try, when the server named them. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    details: {
      code: ErrorCode | 'network';
      status: number;
      field?: string | undefined;
      requestId?: string | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.field = details.field;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}
