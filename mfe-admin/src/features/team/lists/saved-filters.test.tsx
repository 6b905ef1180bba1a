import {
  deleteSavedFilter,
  listQueries,
  saveFilter,
  type SavedFilter,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import QueriesPage from '../../../screens/queries-page.tsx';
import { serveSavedFilters } from '../../../testing/saved-filters.ts';

const id = '01997d0e-0000-7000-8000-000000000001';
const unanswered: SavedFilter = { id, name: 'Unanswered', query: 'state=open' };

const open = (path = '/admin/queries') => {
  testServer.reply(listQueries, { rows: [], nextCursor: null });
  return renderScreen((pathname) => pathname === '/admin/queries' && <QueriesPage />, {
    path,
    session: signedInAs('support'),
  });
};
const row = async () => within(await screen.findByRole('group', { name: 'Saved filters' }));

test('a list without filters offers none to save', async () => {
  serveSavedFilters();
  open();
  expect(await screen.findByText('No queries yet')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Saved filters' })).toBeNull();
});

test('the filters of the address are saved under a name', async () => {
  serveSavedFilters();
  testServer.reply(saveFilter, { filters: [unanswered] });
  const { user, toasts } = open('/admin/queries?state=open&cursor=abc');
  await user.click((await row()).getByRole('button', { name: 'Save these filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save these filters' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a name')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Unanswered');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await toasts().findByText('‘Unanswered’ is saved')).toBeVisible();
  expect(testServer.requests(saveFilter)[0]?.body).toEqual({
    ...{ list: 'queries', name: 'Unanswered', query: 'state=open' },
  });
  expect((await row()).getByRole('button', { name: 'Unanswered', pressed: true })).toBeVisible();
});

test('a saved filter is picked, and left, by a press', async () => {
  serveSavedFilters([unanswered]);
  const { user, address } = open();
  await user.click((await row()).getByRole('button', { name: 'Unanswered', pressed: false }));
  expect(address()).toBe('/admin/queries?state=open');
  await user.click((await row()).getByRole('button', { name: 'Unanswered', pressed: true }));
  expect(address()).toBe('/admin/queries');
});

test('a deleted filter comes back by Undo', async () => {
  serveSavedFilters([unanswered]);
  testServer.reply(deleteSavedFilter, { deleted: true });
  testServer.reply(saveFilter, { filters: [unanswered] });
  const { user, toasts } = open('/admin/queries?state=open');
  await user.click(await screen.findByRole('button', { name: 'Delete ‘Unanswered’' }));
  expect(await toasts().findByText('‘Unanswered’ is deleted')).toBeVisible();
  expect((await row()).queryByRole('button', { name: 'Unanswered' })).toBeNull();
  await user.click(toasts().getByRole('button', { name: 'Undo' }));
  expect(await (await row()).findByRole('button', { name: 'Unanswered' })).toBeVisible();
  expect(testServer.requests(saveFilter)[0]?.body).toMatchObject({ query: 'state=open' });
});
