import {
  createDeployToken,
  getReleaseHealth,
  handOverPrefix,
  listReleases,
  promoteCanary,
  revokeDeployToken,
  rollBackRelease,
  type DeployedProject,
  type DeployToken,
  type PageHealth,
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
const guest: DeployedProject = {
  project: 'mfe-guest',
  live: { version: '3f2a91c0b7d41e65', since: '2026-11-21T09:05:00Z' },
  canary: { version: '9c41be07d2f8a310', percent: 10 },
  previous: '77aa00bb11cc22dd',
  prefixes: ['/guest', '/r'],
  leftOut: [],
  alarm: null,
  recent: [],
  previews: [],
  contacts: [],
};

const health: PageHealth = {
  project: 'mfe-guest',
  version: '3f2a91c0b7d41e65',
  state: 'live',
  page: '/r/:shareCode',
  views: 1_240,
  failed: 31,
  lcpMs: 1_840,
  inpMs: 640,
  cls: null,
};

beforeEach(() => testServer.reply(getReleaseHealth, { pages: [health] }));

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
  const releases = await screen.findByRole('list', { name: 'Live releases' });
  expect(within(releases).queryByRole('button', { name: /^Roll/ })).not.toBeInTheDocument();
});

test('a live release that fails without a proof is red, with the way back; so is one that is not served', async () => {
  show({
    ...withoutCanary,
    leftOut: [{ version: '9c41be07d2f8a310', reason: '/email-login/ is a page of mfe-auth, too.' }],
    alarm: {
      version: '3f2a91c0b7d41e65',
      page: '/guest',
      views: 60,
      failed: 41,
      since: '2026-11-21T09:05:00Z',
    },
  });
  open();
  const [failing, unserved] = await screen.findAllByRole('alert');
  expect(failing).toHaveTextContent('3f2a91c0 fails in browsers');
  expect(failing).toHaveTextContent(/41 of 60 reported views since .*, most on \/guest\./);
  expect(unserved).toHaveTextContent('9c41be07 is not served');
  expect(unserved).toHaveTextContent('/email-login/ is a page of mfe-auth, too.');
  expect(screen.getByRole('button', { name: 'Roll back mfe-guest' })).toBeVisible();
});

test('a path is handed to another area after a question', async () => {
  const host = { ...withoutCanary, project: 'mfe-host', prefixes: [] };
  show(withoutCanary, host);
  testServer.reply(handOverPrefix, ({ params, body }) => {
    show({ ...withoutCanary, prefixes: ['/r'] }, { ...host, prefixes: [body.prefix] });
    return { prefix: body.prefix, project: params.project };
  });
  const { user, toasts } = open();
  await user.click(await screen.findByText('Owns 2 paths'));
  await user.click(screen.getByRole('button', { name: 'Hand over /guest of mfe-guest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over /guest?' }));
  expect(dialog.getByLabelText('To')).toHaveValue('mfe-host');
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await toasts().findByText('Path Handed Over')).toBeVisible();
  expect(testServer.requests(handOverPrefix)[0]).toMatchObject({
    params: { project: 'mfe-host' },
    body: { prefix: '/guest' },
  });
  expect(await screen.findByRole('list', { name: 'Paths of mfe-host' })).toHaveTextContent(
    '/guest',
  );
});

test('nothing published yet is said', async () => {
  show();
  open();
  expect(await screen.findByText(/No area is published yet/)).toBeVisible();
});

test('failures and speed are listed by area, version and page', async () => {
  const canary = { ...health, version: '9c41be07d2f8a310', state: 'canary', failed: 0 } as const;
  testServer.reply(getReleaseHealth, { pages: [health, canary] });
  serve();
  open();
  const list = await screen.findByRole('list', { name: 'Pages in browsers' });
  const [live] = within(list).getAllByRole('listitem');
  for (const text of ['mfe-guest', '3f2a91c0', 'Live', '/r/:shareCode'])
    expect(live).toHaveTextContent(text);
  for (const text of ['Views1,240', 'Failed31 (2.5%)fair', 'LCP1.8 s', 'INP640 mspoor'])
    expect(live).toHaveTextContent(text);
  expect(live).toHaveTextContent('CLSNot measured');
  expect(list).toHaveTextContent('9c41be07Canary');
  expect(list).toHaveTextContent('FailedNone');
});

test('without reports, and without an answer, the page says so', async () => {
  testServer.disconnect(getReleaseHealth);
  serve();
  const { user } = open();
  expect(await screen.findByText('Reports of browsers could not be loaded')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Live releases' })).toBeVisible();
  testServer.reply(getReleaseHealth, { pages: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No browser has reported anything/)).toBeVisible();
});
