import { listQueries, teamQueries } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import { serveSavedFilters } from '../../../testing/saved-filters.ts';
import { AdminListPage } from './admin-list-page.tsx';

const listForAdmins = { ...teamQueries, list: { ...teamQueries.list, access: 'admin' } } as const;

function open(role: 'admin' | 'support') {
  serveSavedFilters();
  testServer.reply(listQueries, { rows: [], nextCursor: null });
  const page = (
    <AdminListPage
      list={listForAdmins}
      things="queries"
      columns={[]}
      searchHint="Name"
      empty={{ title: 'No queries yet', text: 'They stand here.' }}
      rowName={({ name }) => name}
    />
  );
  return renderScreen(page, { path: '/admin/queries', session: signedInAs(role) });
}

test('support is told that a list is for admins, and asks the server for nothing', async () => {
  const { user, address } = open('support');
  expect(screen.getByRole('heading', { name: 'Admins read the queries' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Export CSV' })).not.toBeInTheDocument();
  expect(testServer.requests(listQueries)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Go to the overview' }));
  expect(address()).toBe('/admin/overview');
});

test('an admin reads it', async () => {
  open('admin');
  expect(await screen.findByText('No queries yet')).toBeVisible();
});
