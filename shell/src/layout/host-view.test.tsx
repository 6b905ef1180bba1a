import { closeHostView, getSession, type HostView } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { leavePage } from '@gift-registry/shell-contract';
import { testUser } from '@gift-registry/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { answerSession, openShell } from '../testing/open-shell.tsx';

const registryId = '0193e3a0-0000-7000-8000-000000000001';
const viewOf = (minutes: number): HostView => ({
  registryId,
  ...{ registryName: 'Asha weds Dev', ownerName: 'Asha Rao' },
  endsAt: new Date(Date.now() + minutes * 60_000).toISOString(),
});
const pages = [{ path: '/registry', chrome: 'bare', Screen: () => <h1>Registry</h1> }] as const;
const support = testUser('support');

let left: string[] = [];
beforeEach(() => {
  left = [];
  leavePage.to = (url) => void left.push(url);
});

const bar = () => screen.findByRole('region', { name: 'Seen as the host' });

test('a bar says on every page whose registry is seen, and that nothing can be changed', async () => {
  await openShell('/registry', { pages, user: support, hostView: viewOf(15) });
  expect(await bar()).toHaveTextContent('You see Asha weds Dev as Asha Rao does, until');
  expect(await bar()).toHaveTextContent('Nothing can be changed.');
});

test('others see no bar', async () => {
  await openShell('/registry', { pages, user: support });
  expect(await screen.findByRole('heading', { name: 'Registry' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Seen as the host' })).toBeNull();
});

test('the button ends the view and leads back to the control center', async () => {
  testServer.reply(closeHostView, { closed: true });
  const { user } = await openShell('/registry', { pages, user: support, hostView: viewOf(15) });
  await bar();
  await user.click(screen.getByRole('button', { name: 'End the view' }));
  await waitFor(() => expect(left).toEqual([`/admin/registries/${registryId}`]));
  expect(testServer.requests(closeHostView)[0]?.headers.get('x-csrf-token')).toBe('csrf-token');
});

test('a view that can not be ended says so', async () => {
  testServer.fail(closeHostView, { status: 503, message: 'Please try again.' });
  const { user, toasts } = await openShell('/registry', {
    ...{ pages, user: support, hostView: viewOf(15) },
  });
  await bar();
  await user.click(screen.getByRole('button', { name: 'End the view' }));
  expect(await toasts().findByText(/could not be ended/)).toBeVisible();
  expect(left).toEqual([]);
});

test('a view ends by itself when the server’s clock says so', async () => {
  jest.useFakeTimers();
  const { unmount } = await openShell('/registry', { pages, user: support, hostView: viewOf(1) });
  await bar();
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(left).toEqual([]);
  expect(testServer.requests(getSession).length).toBeGreaterThan(1);
  answerSession(support);
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(left).toEqual([`/admin/registries/${registryId}`]);
  unmount();
  jest.useRealTimers();
});
