import { getSession, signOut } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { testUser } from '@gift-registry/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { answerSession, openShell } from '../testing/open-shell.tsx';

const pages = [
  { path: '/', Screen: () => <h1>Welcome</h1> },
  { path: '/email-login', Screen: () => <h1>Login</h1> },
  { path: '/host', access: 'host', chrome: 'app', Screen: () => <h1>Registries</h1> },
] as const;
const signedOut = { user: null, csrfToken: 'new-token', hostView: null };

test('Logout ends the session, clears the storage, says so and goes home', async () => {
  localStorage.setItem('draft', '1');
  sessionStorage.setItem('guest', '1');
  testServer.reply(signOut, signedOut);
  const { user, address, toasts } = await openShell('/host', { pages, user: testUser('host') });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(address()).toBe('/');
  expect(toasts().getByText('Logged Out')).toBeVisible();
  expect(toasts().getByText('See you again soon.')).toBeVisible();
  expect(Object.keys(localStorage)).toEqual(['signed-in-before']);
  expect(sessionStorage).toHaveLength(0);
});

test('a failed Logout says so and keeps the session', async () => {
  testServer.fail(signOut, { status: 500, message: 'Failed.' });
  const { user, toasts } = await openShell('/host', { pages, user: testUser('host') });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await toasts().findByText('Logout Error')).toBeVisible();
  expect(toasts().getByText('There was an issue logging out. Please try again.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Registries' })).toBeVisible();
});

test('a sign-in is sent to the other tabs', async () => {
  const { parts, otherTabs } = await openShell('/', { pages });
  await waitFor(() => expect(parts.session.getState().status).toBe('signed-out'));
  await act(
    async () =>
      void parts.session.replace({
        user: testUser('host'),
        csrfToken: 'new-token',
        hostView: null,
      }),
  );
  expect(otherTabs?.sent).toEqual(['changed']);
});

test('a sign-out in another tab leaves the protected page', async () => {
  const { otherTabs } = await openShell('/host', { pages, user: testUser('host') });
  await screen.findByRole('heading', { name: 'Registries' });
  answerSession(null);
  await act(
    async () => void otherTabs?.dispatchEvent(new MessageEvent('message', { data: 'changed' })),
  );
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
});

test('another account clears the cached queries', async () => {
  const { parts } = await openShell('/host', { pages, user: testUser('host') });
  await screen.findByRole('heading', { name: 'Registries' });
  parts.queryClient.setQueryData(['registries'], ['of the host']);
  await act(
    async () =>
      void parts.session.replace({
        user: testUser('admin'),
        csrfToken: 'new-token',
        hostView: null,
      }),
  );
  expect(parts.queryClient.getQueryData(['registries'])).toBeUndefined();
});

test('opening the shell loads the session once', async () => {
  await openShell('/host', { pages, user: testUser('host') });
  expect(testServer.requests(getSession)).toHaveLength(1);
});
