import { ApiError } from '@gift-registry/bff-contract';

export interface ConfirmationFailure {
  readonly message: string;
  readonly nextStep: 'retry' | 'new-link' | 'log-in';
}

const invalidLink: ConfirmationFailure = {
  message: 'This confirmation link is invalid or has already been used.',
  nextStep: 'log-in',
};

export function confirmationFailure(error: Error): ConfirmationFailure {
  const { message } = error;
  if (/expired/i.test(message))
    return {
      message: 'The confirmation link has expired. Please request a new one.',
      nextStep: 'new-link',
    };
  if (/invalid/i.test(message)) return invalidLink;
  if (!(error instanceof ApiError)) return { message, nextStep: 'new-link' };
  if (error.code === 'network' || error.code === 'rate-limited')
    return { message, nextStep: 'retry' };
  return {
    message: 'Failed to confirm your email.',
    nextStep: error.status >= 500 || error.code === 'unreadable-reply' ? 'retry' : 'new-link',
  };
}
