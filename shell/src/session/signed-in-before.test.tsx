import { testUser } from '@gift-registry/shell-contract/testing';
import { act } from '@testing-library/react';
import { openShell } from '../testing/open-shell.tsx';

const pages = [
  { path: '/create-registry', access: 'host', newcomersTo: '/email-signup' },
  { path: '/email-signup' },
  { path: '/email-login' },
] as const;

test('a newcomer who creates a registry is led to sign-up and back', async () => {
  const { address } = await openShell('/create-registry', { pages });
  expect(address()).toBe('/email-signup?next=%2Fcreate-registry');
});

test('a browser that has signed in before is led to the login', async () => {
  const { parts, address } = await openShell('/email-signup', { pages });
  act(() => parts.session.replace({ user: testUser('host'), csrfToken: 'token', hostView: null }));
  act(() => parts.session.replace({ user: null, csrfToken: 'token', hostView: null }));
  await act(() => parts.router.navigate('/create-registry'));
  expect(address()).toBe('/email-login?next=%2Fcreate-registry');
});
