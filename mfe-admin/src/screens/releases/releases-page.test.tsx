import {
  createDeployToken,
  getReleaseHealth,
  listReleases,
  promoteCanary,
  revokeDeployToken,
  rollBackRelease,
  type DeployedProject,
  type DeployToken,
  type ReleaseFigures,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRelease } from '../../testing/releases.ts';
import ReleasesPage from './releases-page.tsx';

const token: DeployToken = {
  id: '01997d0e-0000-7000-8000-000000000001',
  project: 'mfe-guest',
  label: 'CI of the guest team',
  createdAt: '2026-11-20T09:05:00Z',
  expiresAt: null,
  lastUsedAt: null,
};
const guest = aRelease({ canary: { version: '9c41be07d2f8a310', percent: 10 } });

const figures: ReleaseFigures = {
  ...{ project: 'mfe-guest', version: '3f2a91c0b7d41e65', views: 1_240, failed: 31 },
  ...{ lcpMs: 1_840, inpMs: 640, cls: null },
};

beforeEach(() => testServer.reply(getReleaseHealth, { pages: [], releases: [figures] }));

const withoutCanary = { ...guest, canary: null };
const show = (...releases: DeployedProject[]) =>
  testServer.reply(listReleases, { releases, tokens: [] });
const serve = (...tokens: DeployToken[]) =>
  testServer.reply(listReleases, { releases: [guest], tokens });
const open = () =>
  renderScreen(<ReleasesPage />, { path: '/admin/releases', session: signedInAs('admin') });

test('the page lists live versions, canaries and tokens', async () => {
  serve(token);
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the releases...');
  const releases = await screen.findByRole('table', { name: 'Live releases' });
  expect(releases).toHaveTextContent('3f2a91c0');
  expect(releases).toHaveTextContent('9c41be07 for 10 %');
  expect(screen.getByRole('table', { name: 'Deploy tokens' })).toHaveTextContent('Never used');
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
  expect(await screen.findByRole('table', { name: 'Deploy tokens' })).toBeVisible();
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
  expect(await screen.findByRole('table', { name: 'Live releases' })).toBeVisible();
});

test('a canary is promoted after a question; a failure is explained in it', async () => {
  serve();
  testServer.fail(promoteCanary, { status: 409, message: 'The canary is another version now.' });
  const { user, toasts } = open();
  expect(screen.queryByRole('button', { name: /^Roll back/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Promote mfe-guest' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Promote 9c41be07 of mfe-guest?' }),
  );
  expect(dialog.getByText(/^Now 10 % of the visitors get it\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Promote' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The canary is another version now.');
  testServer.reply(promoteCanary, () => {
    show({ ...withoutCanary, previous: '3f2a91c0b7d41e65' });
    return { version: '9c41be07d2f8a310' };
  });
  await user.click(dialog.getByRole('button', { name: 'Promote' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toasts().getByText('Canary Promoted')).toBeVisible();
  expect(testServer.requests(promoteCanary).at(-1)).toMatchObject({
    params: { project: 'mfe-guest' },
    body: { canary: '9c41be07d2f8a310' },
  });
  expect(await screen.findByRole('button', { name: 'Roll back mfe-guest' })).toBeVisible();
});

test('a canary is ended, and an area rolled back, by the keyboard', async () => {
  serve();
  testServer.reply(rollBackRelease, ({ body }) => {
    show(withoutCanary);
    return { version: '3f2a91c0b7d41e65', withdrawn: body.withdraws };
  });
  const { user, toasts } = open();
  (await screen.findByRole('button', { name: 'End canary mfe-guest' })).focus();
  await user.keyboard('{Enter}');
  const ending = within(
    await screen.findByRole('dialog', { name: 'End the canary of mfe-guest?' }),
  );
  ending.getByRole('button', { name: 'End canary' }).focus();
  await user.keyboard('{Enter}');
  expect(await toasts().findByText('Canary Ended')).toBeVisible();
  (await screen.findByRole('button', { name: 'Roll back mfe-guest' })).focus();
  await user.keyboard('{Enter}');
  const back = await screen.findByRole('dialog', { name: 'Roll mfe-guest back to 77aa00bb?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(back).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Roll back mfe-guest' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Roll back' }),
  );
  expect(await toasts().findByText('Rolled Back')).toBeVisible();
  expect(testServer.requests(rollBackRelease).map(({ body }) => body)).toEqual([
    { withdraws: '9c41be07d2f8a310' },
    { withdraws: '3f2a91c0b7d41e65' },
  ]);
});

test('an area without an earlier version offers no rollback', async () => {
  show({ ...withoutCanary, previous: null });
  open();
  const releases = await screen.findByRole('table', { name: 'Live releases' });
  expect(within(releases).queryByRole('button', { name: /^Roll/ })).not.toBeInTheDocument();
});

test('a release that fails in browsers names page, kind and message, with the way back; so does one that is not served', async () => {
  show({
    ...withoutCanary,
    leftOut: [{ version: '9c41be07d2f8a310', reason: '/email-login/ is a page of mfe-auth, too.' }],
    failsInBrowsers: true,
    seenByBrowsers: [
      {
        ...{ version: '3f2a91c0b7d41e65', page: '/guest', kind: 'crash', part: 'code-form' },
        ...{ message: 'TypeError: x', place: 'mfe-guest/3f2a91c0b7d41e65/guest.js:1:2' },
        ...{ failed: 41, networks: 9, hour: '2026-11-21T09:00:00Z' },
      },
    ],
  });
  open();
  const [failing, unserved] = await screen.findAllByRole('alert');
  expect(failing).toHaveTextContent('mfe-guest: seen by browsers in the last 24 hours');
  expect(failing).toHaveTextContent(
    '/guest, in code-form: The page crashed, TypeError: x mfe-guest/3f2a91c0b7d41e65/guest.js:1:2 (41 views from 9 networks)',
  );
  expect(unserved).toHaveTextContent('9c41be07 is not served');
  expect(unserved).toHaveTextContent('/email-login/ is a page of mfe-auth, too.');
  expect(screen.getByRole('button', { name: 'Roll back mfe-guest' })).toBeVisible();
});

test('nothing published yet is said', async () => {
  show();
  open();
  expect(await screen.findByText(/No area is published yet/)).toBeVisible();
});

test('the row of an area compares what browsers see with the release before', async () => {
  const before = { ...figures, version: '77aa00bb11cc22dd', failed: 0, lcpMs: 1_500 };
  testServer.reply(getReleaseHealth, { pages: [], releases: [figures, before] });
  serve();
  open();
  await screen.findByText('before: None');
  const row = screen.getByRole('link', { name: 'mfe-guest' }).closest('tr');
  for (const text of ['31 (2.5%)', 'before: 1.5 s', '640 ms', 'Not measured'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'mfe-guest' })).toHaveAttribute(
    'href',
    '/admin/releases/mfe-guest',
  );
});

test('support sees releases and changes none', async () => {
  serve(token);
  renderScreen(<ReleasesPage />, { path: '/admin/releases', session: signedInAs('support') });
  await screen.findByRole('table', { name: 'Live releases' });
  for (const name of [/Promote/, /canary/, /Revoke/, /token/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
