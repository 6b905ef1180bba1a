import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRecoveryLink } from './recovery-link.ts';

test('a recovery link carries both secrets', () => {
  assert.deepEqual(readRecoveryLink('?access_token=a&refresh_token=b&type=recovery'), {
    accessToken: 'a',
    refreshToken: 'b',
  });
});

test('a link that lost a part says so', () => {
  assert.deepEqual(readRecoveryLink('?access_token=a&type=recovery'), {
    problem: 'This password reset link is incomplete. Please request a new one.',
  });
});

test('without a recovery the page asks for an address', () => {
  assert.equal(readRecoveryLink(''), undefined);
  assert.equal(readRecoveryLink('?access_token=a&refresh_token=b'), undefined);
});
