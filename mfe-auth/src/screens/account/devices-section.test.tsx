import {
  endOtherSessions,
  endSession,
  getAccount,
  listSessions,
  type SignedInDevice,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount } from '../../testing/an-account.ts';
import { openAuthPage } from '../../testing/open-auth-page.tsx';

const aDevice = (id: number, device: string, current = false): SignedInDevice => ({
  id: `01997d0e-0000-7000-8000-00000000000${id}`,
  device,
  signedInAt: '2026-11-20T09:05:00Z',
  lastUsedAt: '2026-11-21T10:00:00Z',
  current,
});
const laptop = aDevice(1, 'Firefox on Windows', true);
const phone = aDevice(2, 'Chrome on Android');
const tablet = aDevice(3, 'Safari on iPad');

const serve = (...sessions: SignedInDevice[]) => testServer.reply(listSessions, { sessions });
const open = () => {
  testServer.reply(getAccount, anAccount());
  return openAuthPage('/account', { session: signedInAs('host') });
};
const list = () => screen.findByRole('list', { name: 'Devices' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the old address leads to the account', async () => {
  serve(laptop);
  testServer.reply(getAccount, anAccount());
  const { address } = openAuthPage('/devices', { session: signedInAs('host') });
  await waitFor(() => expect(address()).toBe('/account#devices'));
});

test('the page lists this device without and the others with a way to sign out', async () => {
  serve(laptop, phone);
  open();
  expect(await screen.findByText('Loading your devices...')).toBeInTheDocument();
  const [first, second] = within(await list()).getAllByRole('listitem');
  expect(first).toHaveTextContent('Firefox on WindowsThis device');
  expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent(/Signed in Nov 20, 2026.*Last used Nov 21, 2026/);
});

test('without other devices the page says so', async () => {
  serve(laptop);
  open();
  expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: 'Sign out everywhere else' }),
  ).not.toBeInTheDocument();
});

test('one device is signed out after a confirmation', async () => {
  serve(laptop, phone, tablet);
  testServer.reply(endSession, () => {
    serve(laptop, tablet);
    return { ended: true } as const;
  });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: /^Sign out Chrome on Android/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out Chrome on Android?' });
  expect(testServer.requests(endSession)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Sign out Chrome on Android' }));
  await closed();
  expect(toasts().getByText('Device Signed Out')).toBeVisible();
  expect(testServer.requests(endSession)[0]?.params).toEqual({ sessionId: phone.id });
  expect(within(await list()).queryByText('Chrome on Android')).not.toBeInTheDocument();
});

test('all other devices are signed out together', async () => {
  serve(laptop, phone, tablet);
  testServer.reply(endOtherSessions, () => {
    serve(laptop);
    return { ended: 2 };
  });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere else?' });
  expect(dialog).toHaveAccessibleDescription(
    '2 other devices will have to sign in again. You stay signed in here.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere else' }));
  await closed();
  expect(toasts().getByText('Signed Out Everywhere Else')).toBeVisible();
  expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
});

test('a session that has ended meanwhile counts as signed out', async () => {
  serve(laptop, phone);
  testServer.fail(endSession, { status: 404, code: 'not-found', message: 'No.' });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: /^Sign out Chrome on Android/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Sign out Chrome on Android' }));
  await closed();
  expect(toasts().getByText('Device Signed Out')).toBeVisible();
});

test('a failed sign-out is explained in the dialog, and Cancel keeps the device', async () => {
  serve(laptop, phone);
  testServer.disconnect(endSession);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Sign out Chrome on Android/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Sign out Chrome on Android' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Sign-out Failed');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(within(await list()).getByText('Chrome on Android')).toBeVisible();
});

test('a list that fails to load can be retried', async () => {
  testServer.disconnect(listSessions);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your devices.');
  serve(laptop, phone);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
