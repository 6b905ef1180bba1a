import { readRecoveryLink } from './recovery-link.ts';

test('a recovery link carries both secrets', () => {
  expect(readRecoveryLink('?access_token=a&refresh_token=b&type=recovery')).toStrictEqual({
    accessToken: 'a',
    refreshToken: 'b',
  });
});

test('a link that lost a part says so', () => {
  expect(readRecoveryLink('?access_token=a&type=recovery')).toStrictEqual({
    problem: 'This password reset link is incomplete. Please request a new one.',
  });
});

test('without a recovery the page asks for an address', () => {
  expect(readRecoveryLink('')).toBeUndefined();
  expect(readRecoveryLink('?access_token=a&refresh_token=b')).toBeUndefined();
});
