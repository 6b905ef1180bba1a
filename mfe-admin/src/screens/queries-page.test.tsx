import { listQueries, type QueryRow } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { serveSavedFilters } from '../testing/saved-filters.ts';
import QueriesPage from './queries-page.tsx';

const id = '01997d0e-0000-7000-8000-000000000001';
const aQuery: QueryRow = {
  ...{ id, name: 'Kavya Rao', email: 'kavya@example.com', state: 'open' },
  ...{ beginning: 'Do you ship to Leh?', createdAt: '2026-11-20T10:00:00.000Z' },
};

beforeEach(() => {
  serveSavedFilters();
  testServer.reply(listQueries, ({ query }) => ({
    rows: query.state === 'answered' ? [] : [aQuery],
    nextCursor: null,
  }));
});

const open = (path = '/admin/queries') =>
  renderScreen((pathname) => pathname === '/admin/queries' && <QueriesPage />, {
    path,
    session: signedInAs('support'),
  });

test('a row says who asks what, and leads to the query', async () => {
  const { user, address } = open();
  const link = await screen.findByRole('link', { name: 'Kavya Rao' });
  const row = link.closest('tr');
  for (const text of ['kavya@example.com', 'Do you ship to Leh?', 'Open'])
    expect(row).toHaveTextContent(text);
  await user.click(link);
  expect(address()).toBe(`/admin/queries/${id}`);
});

test('a search and a state narrow the list and stand in its address', async () => {
  const { user, address } = open();
  await user.type(screen.getByRole('searchbox', { name: 'Search queries' }), 'leh');
  await waitFor(() => expect(address()).toBe('/admin/queries?search=leh'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Answered');
  expect(address()).toBe('/admin/queries?search=leh&state=answered');
  expect(await screen.findByText('No queries match')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Export this page' })).toHaveAttribute(
    'href',
    '/api/admin/queries/export?state=answered&search=leh',
  );
});

test('an empty list and a failure say so', async () => {
  testServer.reply(listQueries, { rows: [], nextCursor: null });
  const empty = open();
  expect(await screen.findByText('No queries yet')).toBeVisible();
  empty.unmount();
  testServer.fail(listQueries, { status: 503, message: 'Please try again.' });
  open('/admin/queries?state=open');
  expect(await screen.findByText('The queries could not be loaded')).toBeVisible();
});
