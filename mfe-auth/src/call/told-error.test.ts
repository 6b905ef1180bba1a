import { ApiError } from '@gift-registry/bff-contract';
import { toldError } from './told-error.ts';

test('what the server said is told as it is', () => {
  const refused = new ApiError('Invalid OTP code', { code: 'token-invalid', status: 400 });
  expect(toldError(refused, 'Failed to send OTP')).toBe(refused);
});

test('an error without words of its own, or with a program’s words, gets ours', () => {
  const mute = new ApiError('', { code: 'internal', status: 500 });
  expect(toldError(mute, 'Failed to send OTP').message).toBe('Failed to send OTP');
  expect(toldError(new TypeError('x is not a function')).message).toBe(
    'An unexpected error occurred',
  );
});
