import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '@gift-registry/bff-contract';
import { toldError } from './told-error.ts';

test('what the server said is told as it is', () => {
  const refused = new ApiError('Invalid OTP code', { code: 'token-invalid', status: 400 });
  assert.equal(toldError(refused, 'Failed to send OTP'), refused);
});

test('an error without words of its own, or with a program’s words, gets ours', () => {
  const mute = new ApiError('', { code: 'internal', status: 500 });
  assert.equal(toldError(mute, 'Failed to send OTP').message, 'Failed to send OTP');
  assert.equal(
    toldError(new TypeError('x is not a function')).message,
    'An unexpected error occurred',
  );
});
