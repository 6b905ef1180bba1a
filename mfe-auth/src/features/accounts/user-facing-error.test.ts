import { ApiError } from '@gift-registry/bff-contract';
import { toUserFacingError } from './use-auth-call.ts';

test('an error of the server stays as it is', () => {
  const rejection = new ApiError('Invalid OTP code', { code: 'token-invalid', status: 400 });
  expect(toUserFacingError(rejection)).toBe(rejection);
});

test('a programming error gets a message for people and keeps its cause', () => {
  const cause = new TypeError('x is not a function');
  const error = toUserFacingError(cause);
  expect(error.message).toBe('An unexpected error occurred');
  expect(error.cause).toBe(cause);
});
