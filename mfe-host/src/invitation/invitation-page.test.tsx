import { acceptInvitation, readInvitation } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedOut } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { newId } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

const invitation = {
  registryName: 'Asha weds Dev',
  invitedBy: 'Asha Rao',
  email: 'priya@example.com',
};

test('a signed-in person accepts by a press and comes to the registry', async () => {
  const registryId = newId();
  testServer.reply(readInvitation, invitation);
  testServer.reply(acceptInvitation, { registryId });
  const { user, address } = await openScreen('/invitation?token=secret');
  expect(await screen.findByText('Asha Rao invites you.')).toBeVisible();
  expect(testServer.requests(acceptInvitation)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() => expect(address()).toBe(`/edit-registry/${registryId}`));
  expect(testServer.requests(acceptInvitation)[0]?.body).toEqual({ token: 'secret' });
});

test('a signed-out person is led to the login and comes back', async () => {
  testServer.reply(readInvitation, invitation);
  await openScreen('/invitation?token=secret', { session: { state: signedOut } });
  expect(await screen.findByRole('link', { name: 'Sign in to accept' })).toHaveAttribute(
    'href',
    '/email-login?next=%2Finvitation%3Ftoken%3Dsecret',
  );
});

test('an ended invitation says so', async () => {
  testServer.fail(readInvitation, { status: 400, code: 'token-invalid', message: 'Ended.' });
  await openScreen('/invitation?token=secret');
  expect(await screen.findByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
});
