import { ApiError, errorMessages, type ErrorCode } from '@gift-registry/bff-contract';
import { confirmationFailure } from './confirmation-failure.ts';

const failure = (message: string, code: ErrorCode | 'network', status: number) =>
  confirmationFailure(new ApiError(message, { code, status }));

test('an expired and an invalid link are told apart', () => {
  expect(failure('Token has expired or so', 'token-expired', 400)).toStrictEqual({
    message: 'The confirmation link has expired. Please request a new one.',
    retryable: false,
  });
  expect(failure('invalid token', 'token-invalid', 400)).toStrictEqual({
    message: 'This confirmation link is invalid or has already been used.',
    retryable: false,
  });
});

test('what another try may mend can be tried again', () => {
  expect(failure(errorMessages.network, 'network', 0)).toStrictEqual({
    message: 'Network error occurred. Please check your connection and try again.',
    retryable: true,
  });
  expect(failure('An unexpected error occurred', 'internal', 500)).toStrictEqual({
    message: 'Failed to confirm your email.',
    retryable: true,
  });
});

test('anything else failed, too', () => {
  expect(failure('No.', 'forbidden', 403)).toStrictEqual({
    message: 'Failed to confirm your email.',
    retryable: false,
  });
  expect(confirmationFailure(new Error('No user returned from verification')).message).toBe(
    'No user returned from verification',
  );
});
