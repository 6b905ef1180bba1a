import { listTeamRegistries, type TeamRegistryRow } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import RegistriesPage from './registries-page.tsx';
import { serveSavedFilters } from '../testing/saved-filters.ts';

beforeEach(() => serveSavedFilters());

afterEach(() => void jest.restoreAllMocks());

const id = '01997d0e-0000-7000-8000-000000000001';

const aRegistry = (changes: Partial<TeamRegistryRow> = {}): TeamRegistryRow => ({
  ...{ id, name: 'Asha weds Dev', ownerId: id, ownerName: 'Asha Rao' },
  ...{ ownerEmail: 'asha@example.com', occasion: 'wedding', eventDate: '2099-01-02' },
  ...{ state: 'published', items: 12, gifts: 7, createdAt: '2026-11-20T10:00:00.000Z' },
  ...changes,
});

const serve = (rows: readonly TeamRegistryRow[], nextCursor: string | null = null) =>
  testServer.reply(listTeamRegistries, { rows: [...rows], nextCursor });

const open = (path = '/admin/registries') =>
  renderScreen((pathname) => pathname === '/admin/registries' && <RegistriesPage />, {
    path,
    session: signedInAs('support'),
  });

const asked = () => testServer.requests(listTeamRegistries).map(({ query }) => query);

test('a row says whose registry it is, when, and how it is', async () => {
  serve([aRegistry({ state: 'paused' })]);
  open();
  const row = (await screen.findByRole('link', { name: 'Asha weds Dev' })).closest('tr');
  for (const text of ['Asha Rao', 'asha@example.com', 'Paused', '12', '7'])
    expect(row).toHaveTextContent(text);
});

test('the day of an event is the same for every viewer', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(7 * 60);
  serve([aRegistry()]);
  open();
  expect(await screen.findByText('Jan 2, 2099')).toBeVisible();
});

test('the address of the overview shows registries with unusual gifts alone', async () => {
  serve([aRegistry()]);
  open('/admin/registries?unusual=today');
  expect(await screen.findByRole('combobox', { name: 'Gifts' })).toHaveDisplayValue(
    'Unusual gifts today',
  );
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ unusual: 'today' }));
});

test('search, filter and sort are in the address, and the file has the same rows', async () => {
  serve([aRegistry()]);
  const { user, address, pressBack } = open();
  await screen.findByRole('link', { name: 'Asha weds Dev' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Paused');
  await user.type(screen.getByRole('searchbox', { name: 'Search registries' }), 'asha');
  await waitFor(() => expect(address()).toBe('/admin/registries?state=paused&search=asha'));
  await user.click(screen.getByRole('button', { name: 'Registry' }));
  expect(address()).toBe('/admin/registries?state=paused&search=asha&sort=name');
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ state: 'paused', search: 'asha', sort: 'name' }),
  );
  expect(screen.getByRole('link', { name: 'Export this page' })).toHaveAttribute(
    'href',
    '/api/admin/registries/export?state=paused&search=asha&sort=name',
  );
  pressBack();
  expect(address()).toBe('/admin/registries?state=paused&search=asha');
});

test('invalid parts of an address are left out', async () => {
  serve([aRegistry()]);
  open('/admin/registries?state=gone&sort=age&cursor=%25&search=a');
  await screen.findByRole('link', { name: 'Asha weds Dev' });
  expect(asked()[0]).toMatchObject({ search: 'a', sort: '-created' });
  expect(asked()[0]).not.toHaveProperty('state');
});

test('a further page has an address of its own, and a change of the list leads to the first', async () => {
  serve([aRegistry()], 'abc');
  const { user, address } = open('/admin/registries?state=draft');
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(address()).toBe('/admin/registries?state=draft&cursor=abc');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Deleted');
  expect(address()).toBe('/admin/registries?state=deleted');
});

test('no rows, no matches and a failure say what to do', async () => {
  serve([]);
  const empty = open();
  expect(await screen.findByText('No registries yet')).toBeVisible();
  empty.unmount();
  const searched = open('/admin/registries?search=nobody');
  expect(await screen.findByText('No registries match')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all registries' })).toBeVisible();
  searched.unmount();
  testServer.fail(listTeamRegistries, { status: 503, message: 'Please try again.' });
  open('/admin/registries?state=draft');
  expect(await screen.findByText('The registries could not be loaded')).toBeVisible();
});

test('columns can be left out, and stay so', async () => {
  serve([aRegistry()]);
  const { user, unmount } = open();
  await screen.findByRole('link', { name: 'Asha weds Dev' });
  await user.click(
    within(screen.getByRole('list', { name: 'Columns' })).getByRole('checkbox', { name: 'Items' }),
  );
  unmount();
  open();
  await screen.findByRole('link', { name: 'Asha weds Dev' });
  expect(screen.queryByRole('columnheader', { name: 'Items' })).toBeNull();
});
