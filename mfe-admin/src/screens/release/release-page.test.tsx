import {
  getReleaseHealth,
  handOverPrefix,
  listReleases,
  publishRelease,
  type DeployedProject,
  type PageHealth,
  type ReleaseRecord,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRelease } from '../../testing/releases.ts';
import ReleasePage from './release-page.tsx';

const guest = aRelease();

const health: PageHealth = {
  ...{ project: 'mfe-guest', version: '3f2a91c0b7d41e65', state: 'live', page: '/r/:shareCode' },
  ...{ views: 1_240, failed: 31, lcpMs: 1_840, inpMs: 640, cls: null },
};

const show = (...releases: DeployedProject[]) =>
  testServer.reply(listReleases, { releases, tokens: [] });
const open = () =>
  renderScreen(<ReleasePage />, {
    path: '/admin/releases/mfe-guest',
    params: { project: 'mfe-guest' },
    session: signedInAs('admin'),
  });

beforeEach(() => {
  testServer.reply(getReleaseHealth, { pages: [health], releases: [] });
  show(guest);
});

test('a path is handed to another area after a question', async () => {
  const host = { ...guest, project: 'mfe-host', prefixes: [] };
  show(guest, host);
  testServer.reply(handOverPrefix, ({ params, body }) => {
    show({ ...guest, prefixes: ['/r'] }, { ...host, prefixes: [body.prefix] });
    return { prefix: body.prefix, project: params.project };
  });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Hand over /guest of mfe-guest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over /guest?' }));
  expect(dialog.getByLabelText('To')).toHaveValue('mfe-host');
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await toasts().findByText('Path Handed Over')).toBeVisible();
  expect(testServer.requests(handOverPrefix)[0]).toMatchObject({
    params: { project: 'mfe-host' },
    body: { prefix: '/guest' },
  });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Hand over /guest of mfe-guest' })).toBeNull(),
  );
});

const record = (version: string, state: ReleaseRecord['state']): ReleaseRecord => ({
  ...{ version, state, publishedAt: '2026-11-21T09:05:00Z', source: null },
  ...{ bytes: null, bytesMore: null, withdrawal: null, rendering: null },
});

test('an uploaded build is published to a share of the visitors, or to everybody', async () => {
  show({ ...guest, recent: [record('9c41be07d2f8a310', 'preview'), record('aa', 'withdrawn')] });
  testServer.reply(publishRelease, ({ body }) => ({ version: body.version }));
  const { user, toasts } = open();
  const publish = { name: 'Publish 9c41be07' };
  const button = await screen.findByRole('button', publish);
  expect(screen.getByText('Actions')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Publish/ })).toEqual([button]);
  await user.click(button);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Publish 9c41be07 of mfe-guest?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await toasts().findByText('Canary Started')).toBeVisible();
  await user.click(await screen.findByRole('button', publish));
  await user.selectOptions(await screen.findByLabelText('Who gets it?'), 'Everybody');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
  expect(await toasts().findByText('Published')).toBeVisible();
  const seen = '3f2a91c0b7d41e65';
  expect(testServer.requests(publishRelease).map(({ body }) => body)).toEqual([
    { version: '9c41be07d2f8a310', seen, canary: 10 },
    { version: '9c41be07d2f8a310', seen, canary: null },
  ]);
});

test('failures and speed are listed by area, version and page', async () => {
  const canary = { ...health, version: '9c41be07d2f8a310', state: 'canary', failed: 0 } as const;
  testServer.reply(getReleaseHealth, { pages: [health, canary], releases: [] });
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
  const { user } = open();
  expect(await screen.findByText('The reports of browsers could not be loaded')).toBeVisible();
  testServer.reply(getReleaseHealth, { pages: [], releases: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No browser has reported anything/)).toBeVisible();
});

test('earlier releases say who made them, what they weigh, and why they left', async () => {
  const record: ReleaseRecord = {
    ...{ version: '9c41be07d2f8a310', publishedAt: '2026-11-22T09:05:00Z', state: 'withdrawn' },
    source: {
      ...{ commit: 'abc1234def', author: 'Meera Rao', message: 'Show the gallery' },
      ...{ isDirty: false, tests: 'passed' },
    },
    ...{ bytes: 250_000, bytesMore: 12_000, rendering: null },
    withdrawal: {
      ...{ at: '2026-11-22T10:05:00Z', because: 'rendering', page: '/r/:shareCode' },
      ...{ file: null, error: 'x is undefined' },
    },
  };
  show(aRelease({ recent: [record] }));
  open();
  const table = await screen.findByRole('table', { name: 'Releases of mfe-guest' });
  for (const text of ['9c41be07', 'Withdrawn', 'Meera Rao', 'Show the gallery', '250 KB', '+12 KB'])
    expect(table).toHaveTextContent(text);
  expect(within(table).queryByText('Actions')).toBeNull();
  expect(table).toHaveTextContent(
    'The server could not render it on /r/:shareCode: x is undefined',
  );
});
