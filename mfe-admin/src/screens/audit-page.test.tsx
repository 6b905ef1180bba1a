import { listAuditEntries, type AuditRow } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { serveSavedFilters } from '../testing/saved-filters.ts';
import AuditPage from './audit-page.tsx';

const farida = '01997d0e-0000-7000-8000-00000000000a';

const entry = (id: string, change: Partial<AuditRow> = {}): AuditRow => ({
  ...{ id: `01997d0e-0000-7000-8000-0000000000${id}`, at: '2026-09-14T10:00:00.000Z' },
  ...{ action: 'gifts-paused', actorId: farida, actorName: 'Farida Sheikh' },
  ...{ actorEmail: 'farida@example.com', subject: 'registry:1', subjectName: 'Asha weds Dev' },
  ...{ reason: 'The host asked.', ...change },
});

function open(path = '/admin/audit') {
  serveSavedFilters();
  testServer.reply(listAuditEntries, { rows: [entry('01')], nextCursor: null });
  return renderScreen(<AuditPage />, { path, session: signedInAs('support') });
}

const asked = () => testServer.requests(listAuditEntries).at(-1)?.query;

test('a name leads to all entries of the person, and the chip back to everybody', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name: 'Farida Sheikh' }));
  expect(address()).toBe(`/admin/audit?actorId=${farida}`);
  await waitFor(() => expect(asked()).toMatchObject({ actorId: farida }));
  await user.click(screen.getByRole('button', { name: 'Show the entries of everybody' }));
  expect(address()).toBe('/admin/audit');
});

test('the days of the entries can be chosen', async () => {
  const { user } = open('/admin/audit?action=gifts-paused');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Days' }), 'Last 7 days');
  await waitFor(() => expect(asked()).toMatchObject({ action: 'gifts-paused', days: 7 }));
  expect(screen.getByRole('button', { name: 'Show all actions' })).toBeVisible();
});
