import {
  listMailTemplates,
  listTeamMails,
  sendMailsAgain,
  sendUndeliveredMails,
  type TeamMailRow,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import NotificationsPage from './notifications-page.tsx';
import { serveSavedFilters } from '../testing/saved-filters.ts';

beforeEach(() => serveSavedFilters());

const id = '01997d0e-0000-7000-8000-000000000001';
const aMail = (changes: Partial<TeamMailRow> = {}): TeamMailRow => ({
  ...{ id, template: 'claim-receipt', recipient: 'ravi@example.com', state: 'given-up' },
  ...{ reason: '550 no such mailbox', attempts: 1 },
  sendableUntil: '2099-01-01T00:00:00.000Z',
  ...{ createdAt: '2026-11-20T10:00:00.000Z', changedAt: '2026-11-20T10:00:05.000Z' },
  ...changes,
});

const serve = (...rows: TeamMailRow[]) =>
  testServer.reply(listTeamMails, { rows, nextCursor: null });

const open = () =>
  renderScreen((pathname) => pathname === '/admin/notifications' && <NotificationsPage />, {
    path: '/admin/notifications',
    session: signedInAs('support'),
  });

beforeEach(() =>
  testServer.reply(listMailTemplates, { templates: ['claim-receipt', 'verify-email'] }),
);

test('a row says to whom, which mail, and why it did not arrive', async () => {
  serve(aMail());
  open();
  const row = (await screen.findByRole('link', { name: 'ravi@example.com' })).closest('tr');
  for (const text of ['Claim receipt', 'Given up', '550 no such mailbox'])
    expect(row).toHaveTextContent(text);
});

test('mails are filtered by state and template', async () => {
  serve(aMail());
  const { user, address } = open();
  await screen.findByRole('link', { name: 'ravi@example.com' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Given up');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mail' }), 'Verify email');
  expect(address()).toBe('/admin/notifications?state=given-up&template=verify-email');
});

test('chosen mails are sent again, and those on their way are not', async () => {
  const waiting = aMail({
    id: id.replace('1', '2'),
    recipient: 'meera@example.com',
    state: 'waiting',
  });
  serve(aMail(), waiting);
  testServer.reply(sendMailsAgain, { sent: [id], refused: [] });
  const { user, toasts } = open();
  for (const name of ['ravi@example.com', 'meera@example.com'])
    await user.click(
      await screen.findByRole('checkbox', { name: `Choose Claim receipt to ${name}` }),
    );
  expect(screen.getByRole('region', { name: 'Chosen mails' })).toHaveTextContent(
    '2 mails chosen, 1 can’t be sent',
  );
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await toasts().findByText('Sent again')).toBeVisible();
  expect(testServer.requests(sendMailsAgain)[0]?.body).toEqual({ mailIds: [id] });
});

test('all undelivered mails are sent again with one press', async () => {
  serve(aMail());
  testServer.reply(sendUndeliveredMails, { sent: 12 });
  const { user, toasts } = open();
  await screen.findByRole('link', { name: 'ravi@example.com' });
  const name = 'Send all undelivered mails again';
  expect(screen.queryByRole('button', { name })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Given up');
  await user.click(await screen.findByRole('button', { name }));
  expect(await toasts().findByText('12 sent again')).toBeVisible();
});

test('nothing is offered to send when no mail was given up', async () => {
  serve();
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Given up');
  expect(await screen.findByText('No mails match')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send all undelivered mails again' })).toBeNull();
});
