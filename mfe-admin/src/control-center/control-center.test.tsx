import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import AdminIndexPage from '../admin-index/admin-index-page.tsx';
import CatalogPage from '../catalog/catalog-page.tsx';

const session = signedInAs('admin');
const sidebar = () => within(screen.getByRole('navigation', { name: 'Control Center' }));

test('/admin redirects to the overview and leaves no entry in the history', () => {
  const { history } = renderScreen(<AdminIndexPage />, { path: '/admin', session });
  expect(history()).toEqual(['/admin/overview']);
});

test.each([
  { path: '/admin/catalog', Section: CatalogPage, title: 'Product Catalog' },
  { path: '/admin/catalog/', Section: CatalogPage, title: 'Product Catalog' },
])('$path is titled $title and is current in the sidebar', ({ path, Section, title }) => {
  renderScreen(<Section />, { path, session });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Primary Action' })).toBeVisible();
  expect(screen.getByText('Nothing to manage here yet')).toBeVisible();
  const current = sidebar().getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual([title]);
});

test('the sidebar lists every section and leads to it', async () => {
  const { user, address } = renderScreen(<CatalogPage />, { path: '/admin/catalog', session });
  const links = sidebar().getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Overview',
    'Order Management',
    'Product Catalog',
    'Notifications',
    'Registry Management',
    'Settings',
    'Releases',
    'Audit log',
  ]);
  await user.click(sidebar().getByRole('link', { name: 'Settings' }));
  expect(address()).toBe('/admin/settings');
});
