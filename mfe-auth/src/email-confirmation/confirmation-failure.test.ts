import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, errorMessages, type ErrorCode } from '@gift-registry/bff-contract';
import { confirmationFailure } from './confirmation-failure.ts';

const failure = (message: string, code: ErrorCode | 'network', status: number) =>
  confirmationFailure(new ApiError(message, { code, status }));

test('an expired and an invalid link are told apart', () => {
  assert.deepEqual(failure('Token has expired or so', 'token-expired', 400), {
    message: 'The confirmation link has expired. Please request a new one.',
    retryable: false,
  });
  assert.deepEqual(failure('invalid token', 'token-invalid', 400), {
    message: 'This confirmation link is invalid or has already been used.',
    retryable: false,
  });
});

test('what another try may mend can be tried again', () => {
  assert.deepEqual(failure(errorMessages.network, 'network', 0), {
    message: 'Network error occurred. Please check your connection and try again.',
    retryable: true,
  });
  assert.deepEqual(failure('An unexpected error occurred', 'internal', 500), {
    message: 'Failed to confirm your email.',
    retryable: true,
  });
});

test('anything else failed, too', () => {
  assert.deepEqual(failure('No.', 'forbidden', 403), {
    message: 'Failed to confirm your email.',
    retryable: false,
  });
  assert.equal(
    confirmationFailure(new Error('No user returned from verification')).message,
    'No user returned from verification',
  );
});
