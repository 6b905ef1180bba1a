import { signedInAs, type ScreenOptions } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { openAuthPage } from '../../testing/open-auth-page.tsx';

const open = (session: ScreenOptions['session']) =>
  openAuthPage('/auth-redirect', session ? { session } : {});

test.each([
  ['admin', '/admin/overview'],
  ['support', '/admin/overview'],
  ['host', '/host'],
  ['guest', '/host'],
] as const)('a return as %s leads to %s, once', async (role, target) => {
  const { address, history, toasts } = open(signedInAs(role));
  await waitFor(() => expect(address()).toBe(target));
  expect(history()).toEqual([target]);
  expect(toasts().getAllByText('Welcome! Successfully logged in')).toHaveLength(1);
});

test('a return to a requested page leads there', async () => {
  sessionStorage.setItem('gift-registry:return-to', JSON.stringify('/registry?registryId=1'));
  const { address } = open(signedInAs('host'));
  await waitFor(() => expect(address()).toBe('/registry?registryId=1'));
  expect(sessionStorage).toHaveLength(0);
});

test('a return without a session leads to the login', async () => {
  const { address, toasts } = open({ status: 'signed-out', user: null });
  await waitFor(() => expect(address()).toBe('/email-login'));
  expect(toasts().queryByText('Welcome! Successfully logged in')).not.toBeInTheDocument();
});

test('while the session loads the page says so and stays', () => {
  const { address } = open({ status: 'loading', user: null });
  expect(screen.getByRole('heading', { name: 'Loading your profile...' })).toBeVisible();
  expect(address()).toBe('/auth-redirect');
});

test('a failed look-up offers a retry instead of signing out', async () => {
  const refresh = jest.fn(async () => undefined);
  const { user, address } = open({ state: { status: 'failed', user: null }, refresh });
  expect(screen.getByRole('heading', { name: 'We couldn’t load your profile' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/auth-redirect');
});
