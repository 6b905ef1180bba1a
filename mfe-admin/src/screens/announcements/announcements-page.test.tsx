import { announce, listAnnouncements, type AnnouncementRow } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import AnnouncementsPage from './announcements-page.tsx';
import { serveSavedFilters } from '../../testing/saved-filters.ts';

beforeEach(() => serveSavedFilters());

const row: AnnouncementRow = {
  id: '01997d0e-0000-7000-8000-000000000001',
  ...{ audience: 'hosts', kind: 'news', text: 'A gallery is here.', link: null, state: 'live' },
  ...{ startsAt: '2026-11-20T10:00:00.000Z', endsAt: '2099-01-01T10:00:00.000Z', version: 1 },
};

const open = (role: 'admin' | 'support' = 'admin') =>
  renderScreen(<AnnouncementsPage />, {
    path: '/admin/notifications/announcements',
    session: signedInAs(role),
  });

beforeEach(() => testServer.reply(listAnnouncements, { rows: [row], nextCursor: null }));

test('an announcement is previewed while it is typed, checked, and planned', async () => {
  testServer.reply(announce, row);
  const { user, toasts } = open();
  await user.click(screen.getByRole('button', { name: 'Announce something' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Announce something' }));
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(await dialog.findByText('Please write the announcement')).toBeVisible();
  await user.type(dialog.getByLabelText('Text'), 'We pause on Sunday.');
  expect(dialog.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent(
    'We pause on Sunday.',
  );
  await user.selectOptions(dialog.getByLabelText('For'), 'Guests');
  await user.type(dialog.getByLabelText('Link text (optional)'), 'Why');
  await user.type(dialog.getByLabelText('Link address (optional)'), 'javascript:alert(1)');
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(await dialog.findByText('Please start with / or https://')).toBeVisible();
  await user.clear(dialog.getByLabelText('Link address (optional)'));
  await user.type(dialog.getByLabelText('Link address (optional)'), '/faq');
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(await toasts().findByText('The announcement is planned')).toBeVisible();
  expect(testServer.requests(announce)[0]?.body).toMatchObject({
    audience: 'guests',
    text: 'We pause on Sunday.',
    link: { label: 'Why', url: '/faq' },
  });
});

test('support reads announcements and makes none', async () => {
  open('support');
  expect(await screen.findByText('A gallery is here.')).toBeVisible();
  for (const name of ['Announce something', /^Change/, /^End/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
