import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role, SessionState } from '@gift-registry/shell-contract';
import { redirectText } from './redirect-text.ts';

const signedIn = (role: Role): SessionState => ({
  status: 'signed-in',
  user: { id: '1', email: 'a@example.com', firstName: 'A', lastName: 'B', role },
});

test('the return from the provider says where it leads', () => {
  assert.equal(redirectText({ status: 'loading', user: null }), 'Loading your profile...');
  assert.equal(redirectText({ status: 'signed-out', user: null }), 'Redirecting to login...');
  assert.equal(redirectText(signedIn('admin')), 'Setting up admin dashboard...');
  for (const role of ['host', 'guest', 'viewer'] as const)
    assert.equal(redirectText(signedIn(role)), 'Setting up your dashboard...');
});
