import { readRecoveryLink } from './recovery-link.ts';

test('readRecoveryLink returns both tokens', () => {
  expect(readRecoveryLink('?access_token=a&refresh_token=b&type=recovery')).toStrictEqual({
    accessToken: 'a',
    refreshToken: 'b',
  });
});

test('readRecoveryLink names an incomplete link', () => {
  expect(readRecoveryLink('?access_token=a&type=recovery')).toStrictEqual({
    problem: 'This password reset link is incomplete. Please request a new one.',
  });
});

test('readRecoveryLink returns undefined for any other address', () => {
  expect(readRecoveryLink('')).toBeUndefined();
  expect(readRecoveryLink('?access_token=a&refresh_token=b')).toBeUndefined();
});
