import { ApiError, errorMessages } from '@gift-registry/bff-contract';
import { confirmationFailure } from './confirmation-failure.ts';

const failure = (message: string, code: ApiError['code'], status: number) =>
  confirmationFailure(new ApiError(message, { code, status }));

test('an expired link leads to a new one, a used or invalid link to the login', () => {
  expect(failure('Token has expired or so', 'token-expired', 400)).toStrictEqual({
    message: 'The confirmation link has expired. Please request a new one.',
    nextStep: 'new-link',
  });
  expect(failure('invalid token', 'token-invalid', 400)).toStrictEqual({
    message: 'This confirmation link is invalid or has already been used.',
    nextStep: 'log-in',
  });
});

test('failures of the network and the server can be retried', () => {
  expect(failure(errorMessages.network, 'network', 0)).toStrictEqual({
    message: 'Network error occurred. Please check your connection and try again.',
    nextStep: 'retry',
  });
  for (const error of [
    failure('An unexpected error occurred', 'internal', 500),
    failure('Failed to confirm your email.', 'unreadable-reply', 200),
  ])
    expect(error).toStrictEqual({ message: 'Failed to confirm your email.', nextStep: 'retry' });
});

test('other failures lead to a new link', () => {
  expect(failure('No.', 'forbidden', 403)).toStrictEqual({
    message: 'Failed to confirm your email.',
    nextStep: 'new-link',
  });
  expect(confirmationFailure(new Error('No user returned from verification'))).toStrictEqual({
    message: 'No user returned from verification',
    nextStep: 'new-link',
  });
});
