import {
  acceptInvitation,
  askToCoHost,
  getRegistry,
  listItems,
  listRegistries,
  readInvitation,
  type InvitationStanding,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedOut, testUser } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { aRegistry } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const registry = aRegistry({ registryName: 'Asha weds Dev', role: 'co-host' });
const me = testUser('host');

const answer = (standing: InvitationStanding) =>
  testServer.reply(readInvitation, {
    registryName: 'Asha weds Dev',
    invitedBy: 'Asha Rao',
    email: 'priya@example.com',
    standing,
    registryId: standing === 'host' ? registry.id : null,
  });

test('the invited person accepts by a press and comes to the registry, with a welcome', async () => {
  answer('at-once');
  testServer.reply(acceptInvitation, { registryId: registry.id });
  testServer.reply(getRegistry, registry);
  testServer.reply(listItems, { items: [] });
  testServer.reply(listRegistries, { registries: [] });
  const { user, address } = await openScreen('/invitation?token=secret');
  expect(await screen.findByText('Asha Rao invites you.')).toBeVisible();
  expect(testServer.requests(acceptInvitation)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() =>
    expect(address()).toBe(`/registry?registryId=${registry.id}&welcome=co-host`),
  );
  expect(testServer.requests(acceptInvitation)[0]?.body).toEqual({ token: 'secret' });
});

test('a signed-out person reads which address was invited, is led to the login and comes back', async () => {
  answer('signed-out');
  await openScreen('/invitation?token=secret', { session: { state: signedOut } });
  expect(await screen.findByRole('link', { name: 'Sign in to accept' })).toHaveAttribute(
    'href',
    '/email-login?next=%2Finvitation%3Ftoken%3Dsecret',
  );
  expect(screen.getByText('priya@example.com')).toBeVisible();
});

test('another account sees both addresses, asks the owner, and waits', async () => {
  answer('ask');
  testServer.reply(askToCoHost, { expiresAt: '2026-12-06T10:00:00Z' });
  const { user } = await openScreen('/invitation?token=secret');
  expect(await screen.findByText('priya@example.com')).toBeVisible();
  expect(screen.getByText(me.email)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept the invitation' })).not.toBeInTheDocument();
  answer('waiting');
  await user.click(screen.getByRole('button', { name: 'Ask to be let in' }));
  expect(await screen.findByText('We asked Asha Rao')).toBeVisible();
  expect(testServer.requests(askToCoHost)[0]?.body).toEqual({ token: 'secret' });
});

test('a refused person learns it, and a co-host opens the registry', async () => {
  answer('refused');
  const refused = await openScreen('/invitation?token=secret');
  expect(await screen.findByText(`${me.email} was not allowed`)).toBeVisible();
  refused.unmount();
  answer('host');
  await openScreen('/invitation?token=secret');
  expect(await screen.findByRole('link', { name: 'Open the registry' })).toHaveAttribute(
    'href',
    `/registry?registryId=${registry.id}&welcome=co-host`,
  );
});

test('an ended invitation says so', async () => {
  testServer.fail(readInvitation, { status: 400, code: 'token-invalid', message: 'Ended.' });
  await openScreen('/invitation?token=secret');
  expect(await screen.findByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
});
