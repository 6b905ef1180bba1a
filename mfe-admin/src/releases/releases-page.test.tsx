import {
  createDeployToken,
  listReleases,
  revokeDeployToken,
  type DeployToken,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ReleasesPage from './releases-page.tsx';

const token: DeployToken = {
  id: '01997d0e-0000-7000-8000-000000000001',
  project: 'mfe-guest',
  label: 'CI of the guest team',
  createdAt: '2026-11-20T09:05:00Z',
  expiresAt: null,
  lastUsedAt: null,
};
const guest = {
  project: 'mfe-guest',
  live: { version: '3f2a91c0b7d41e65', since: '2026-11-21T09:05:00Z' },
  canary: { version: '9c41be07d2f8a310', percent: 10 },
  previous: '77aa00bb11cc22dd',
};

const serve = (...tokens: DeployToken[]) =>
  testServer.reply(listReleases, { releases: [guest], tokens });
const open = () =>
  renderScreen(<ReleasesPage />, { path: '/admin/releases', session: signedInAs('admin') });

test('the page lists live versions, canaries and tokens', async () => {
  serve(token);
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the releases...');
  const releases = await screen.findByRole('list', { name: 'Live releases' });
  expect(releases).toHaveTextContent('3f2a91c0b7d41e65');
  expect(releases).toHaveTextContent('9c41be07 for 10 %');
  expect(releases).toHaveTextContent('Before: 77aa00bb11cc22dd');
  expect(screen.getByRole('list', { name: 'Deploy tokens' })).toHaveTextContent('Never used');
});

test('a new token is shown once, to be copied', async () => {
  serve();
  testServer.reply(createDeployToken, { token, secret: 'grd_secret' });
  const { user } = open();
  expect(await screen.findByText(/No team has a token yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New deploy token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New deploy token' }));
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  expect(await dialog.findByText('Please choose an area.')).toBeVisible();
  expect(dialog.getByText('Please say who uses the token.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Area'), 'mfe-guest');
  await user.type(dialog.getByLabelText('Used by'), 'CI of the guest team');
  serve(token);
  await user.click(dialog.getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByLabelText('Deploy token')).toHaveValue('grd_secret');
  expect(testServer.requests(createDeployToken)[0]?.body).toEqual({
    project: 'mfe-guest',
    label: 'CI of the guest team',
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('list', { name: 'Deploy tokens' })).toBeVisible();
  expect(screen.queryByDisplayValue('grd_secret')).not.toBeInTheDocument();
});

test('a token is revoked after a question; a failure is explained in it', async () => {
  serve(token);
  testServer.fail(revokeDeployToken, { status: 500, message: 'Failed to revoke the token.' });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: /^Revoke CI of the guest team/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke CI of the guest team?' });
  await user.click(within(dialog).getByRole('button', { name: 'Revoke the token' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to revoke the token.');
  testServer.reply(revokeDeployToken, () => {
    serve();
    return { revoked: true } as const;
  });
  await user.click(within(dialog).getByRole('button', { name: 'Revoke the token' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toasts().getByText('Token Revoked')).toBeVisible();
  expect(screen.getByText(/No team has a token yet/)).toBeVisible();
});

test('a page that fails to load offers another try', async () => {
  testServer.disconnect(listReleases);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The releases could not be loaded');
  serve(token);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Live releases' })).toBeVisible();
});
