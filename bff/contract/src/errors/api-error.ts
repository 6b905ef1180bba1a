import type { ErrorCode } from './error-reply.ts';

/**
 * Codes of the server, and two of the client:
 * - `network`: the server could not be reached (`status` 0).
 * - `unreadable-reply`: the reply is not in the contract's format; the message is the route's `failureMessage`.
 *
 * A newer server may send codes that this page doesn't know.
 */
export type ApiErrorCode =
  | ErrorCode
  | 'network'
  | 'unreadable-reply'
  | (string & Record<never, never>);

export interface ApiErrorDetails {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly field?: string | undefined;
  readonly requestId?: string | undefined;
  readonly current?: unknown;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** 0 when there was no reply. */
  readonly status: number;
  /** Dotted path of the input at fault. */
  readonly field: string | undefined;
  readonly requestId: string | undefined;
  /** With the codes `stale` and `already-added`: the saved state, in the format of the route's reply. */
  readonly current: unknown;
  /** Seconds to wait before the next try, when the server names them. */
  readonly retryAfter: number | undefined;

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.field = details.field;
    this.requestId = details.requestId;
    this.current = details.current;
    this.retryAfter = details.retryAfter;
  }
}
