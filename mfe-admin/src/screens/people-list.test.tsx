import { listPeople, type PersonRow, type Role } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { serveSavedFilters } from '../testing/saved-filters.ts';
import PeoplePage from './people-page.tsx';

const id = '01997d0e-0000-7000-8000-000000000001';
const aPerson: PersonRow = {
  ...{ id, name: 'Asha Rao', email: 'asha@example.com', role: 'host', state: 'locked' },
  ...{ registries: 2, createdAt: '2026-11-20T10:00:00.000Z' },
};

beforeEach(() => {
  serveSavedFilters();
  testServer.reply(listPeople, {
    rows: [aPerson, { ...aPerson, id: id.replace(/1$/, '2'), name: '' }],
    nextCursor: null,
  });
});

afterEach(() => void jest.restoreAllMocks());

const open = (path = '/admin/people', role: Role = 'support') =>
  renderScreen((pathname) => pathname === '/admin/people' && <PeoplePage />, {
    path,
    session: signedInAs(role),
  });
const asked = () => testServer.requests(listPeople).map(({ query }) => query);

test('a row says who it is, in which role and state, and leads to the person', async () => {
  const { user, address } = open();
  const [link, unnamed] = await screen.findAllByRole('link', { name: 'asha@example.com' });
  const row = link?.closest('tr');
  for (const text of ['Asha Rao', 'Host', 'Locked', '2', 'Nov 20, 2026'])
    expect(row).toHaveTextContent(text);
  expect(unnamed?.closest('tr')).toHaveTextContent('No name');
  await user.click(link ?? document.body);
  expect(address()).toBe(`/admin/people/${id}`);
});

test('the day of joining is that of the viewer', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  const createdAt = '2026-11-20T20:00:00.000Z';
  testServer.reply(listPeople, { rows: [{ ...aPerson, createdAt }], nextCursor: null });
  open();
  expect(await screen.findByText('Nov 21, 2026')).toBeVisible();
});

test('role, state and order are asked of the server, and stand in the address', async () => {
  const { user, address } = open();
  await screen.findAllByRole('link', { name: 'asha@example.com' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Support');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Locked');
  await user.click(screen.getByRole('button', { name: /^Email/ }));
  expect(address()).toBe('/admin/people?role=support&state=locked&sort=email');
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ role: 'support', state: 'locked', sort: 'email' }),
  );
});

test('an admin exports the people as they are filtered, support the page that it sees', async () => {
  const { unmount } = open('/admin/people?role=admin', 'admin');
  expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/people/export?role=admin',
  );
  unmount();
  open('/admin/people?role=admin&cursor=abc');
  expect(await screen.findByRole('link', { name: 'Export this page' })).toHaveAttribute(
    'href',
    '/api/admin/people/export?role=admin&cursor=abc',
  );
});
