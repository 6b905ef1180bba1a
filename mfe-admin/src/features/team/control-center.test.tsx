import { listSettings } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import AdminIndexPage from '../../screens/admin-index-page.tsx';
import { adminSections, pages } from '../../pages.ts';
import SettingsPage from '../../screens/settings/settings-page.tsx';

const session = signedInAs('admin');
const sidebar = () => within(screen.getByRole('navigation', { name: 'Control Center' }));

test('/admin redirects to the overview and leaves no entry in the history', () => {
  const { history } = renderScreen(<AdminIndexPage />, { path: '/admin', session });
  expect(history()).toEqual(['/admin/overview']);
});

test.each(['/admin/settings', '/admin/settings/'])('%s is current in the sidebar', (path) => {
  testServer.hang(listSettings);
  renderScreen(<SettingsPage />, { path, session });
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const current = sidebar().getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Settings']);
});

const alwaysThere = [
  ...['Overview', 'Order Management', 'Product Catalog', 'Notifications', 'Registry Management'],
  ...['People', 'Queries', 'Settings', 'Releases', 'Audit log'],
];

const directPages = pages.filter(({ path }) => path.split('/').length === 3);

const namesFor = (role: 'admin' | 'support') => {
  testServer.hang(listSettings);
  const shown = renderScreen(<SettingsPage />, {
    path: '/admin/settings',
    session: signedInAs(role),
  });
  const links = sidebar().getAllByRole('link');
  return { ...shown, names: links.map((link) => link.textContent) };
};

test('the sidebar lists every section in the order of the pages, and leads to it', async () => {
  const { names, user, address } = namesFor('admin');
  expect(names).toEqual(directPages.map(({ title }) => title));
  expect(names.filter((name) => alwaysThere.includes(name))).toEqual(alwaysThere);
  await user.click(sidebar().getByRole('link', { name: 'Overview' }));
  expect(address()).toBe('/admin/overview');
});

test('the sidebar shows support every section but those of admins', () => {
  const { names } = namesFor('support');
  expect(names).toEqual(
    directPages.filter(({ screen }) => !adminSections.includes(screen)).map(({ title }) => title),
  );
  expect(names).toEqual(expect.arrayContaining(alwaysThere));
});
