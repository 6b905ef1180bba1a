import { getAuditEntry, type AuditRow } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import AuditEntryPage from './audit-entry-page.tsx';

const id = '01997d0e-0000-7000-8000-000000000001';

const show = () =>
  renderScreen(<AuditEntryPage />, {
    path: `/admin/audit/${id}`,
    params: { entryId: id },
    session: signedInAs('admin'),
  });

function open(changes: Partial<AuditRow>) {
  testServer.reply(getAuditEntry, {
    ...{ id, at: '2026-11-20T10:00:00.000Z', action: 'upi-address-changed', actorId: id },
    ...{ actorName: 'Asha Rao', actorEmail: 'asha@example.com', reason: null },
    ...{ subject: `user:${id}`, subjectName: 'asha@example.com' },
    details: [{ name: 'userAgent', value: 'Firefox' }],
    ...changes,
  });
  show();
}

test('an entry says its act and details in words, and leads to the person', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'UPI address changed' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'asha@example.com' })).toHaveAttribute(
    'href',
    `/admin/people/${id}`,
  );
  expect(screen.getByText('User agent')).toBeVisible();
});

test.each([
  ['release:mfe-guest@3f2a91c0b7d41e65', 'mfe-guest 3f2a91c0', '/admin/releases/mfe-guest'],
  [`product:${id}`, `Product ${id}`, `/admin/catalog/${id}`],
])('%s reads %s', async (subject, name, href) => {
  open({ subject, subjectName: null });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('an account that is gone has no page', async () => {
  open({ subjectName: null });
  expect(await screen.findByText(`User ${id}`)).toBeVisible();
  expect(screen.queryByRole('link', { name: /User/ })).toBeNull();
});

test('an unknown entry says so', async () => {
  testServer.fail(getAuditEntry, { status: 404, message: 'We could not find it.' });
  show();
  expect(await screen.findByText('No such audit entry')).toBeVisible();
});
