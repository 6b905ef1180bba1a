import { ApiError } from '@gift-registry/bff-contract';

export interface ConfirmationFailure {
  readonly message: string;
  /** The link is still valid, so a retry may succeed. */
  readonly retryable: boolean;
}

/** Maps an error to the page's message. */
export function confirmationFailure(error: Error): ConfirmationFailure {
  const { message } = error;
  if (/expired/i.test(message))
    return {
      message: 'The confirmation link has expired. Please request a new one.',
      retryable: false,
    };
  if (/invalid/i.test(message))
    return {
      message: 'This confirmation link is invalid or has already been used.',
      retryable: false,
    };
  if (!(error instanceof ApiError)) return { message, retryable: false };
  if (error.code === 'network' || error.code === 'rate-limited')
    return { message, retryable: true };
  return { message: 'Failed to confirm your email.', retryable: error.status >= 500 };
}
