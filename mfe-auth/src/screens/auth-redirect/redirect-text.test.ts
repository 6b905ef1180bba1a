import type { Role, SessionState } from '@gift-registry/shell-contract';
import { redirectText } from './redirect-text.ts';

const signedIn = (role: Role): SessionState => ({
  status: 'signed-in',
  user: { id: '1', email: 'a@example.com', firstName: 'A', lastName: 'B', role },
});

test('redirectText names the target of the redirect', () => {
  expect(redirectText({ status: 'loading', user: null })).toBe('Loading your profile...');
  expect(redirectText({ status: 'signed-out', user: null })).toBe('Redirecting to login...');
  for (const role of ['admin', 'support'] as const)
    expect(redirectText(signedIn(role))).toBe('Setting up admin dashboard...');
  for (const role of ['host', 'guest', 'viewer'] as const)
    expect(redirectText(signedIn(role))).toBe('Setting up your dashboard...');
});
