import { listSettings } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import AdminIndexPage from '../admin-index/admin-index-page.tsx';
import SettingsPage from '../settings/settings-page.tsx';

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

test('the sidebar lists every section and leads to it', async () => {
  testServer.hang(listSettings);
  const { user, address } = renderScreen(<SettingsPage />, { path: '/admin/settings', session });
  const links = sidebar().getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Overview',
    'Order Management',
    'Product Catalog',
    'Notifications',
    'Registry Management',
    'People',
    'Queries',
    'Settings',
    'Releases',
    'Audit log',
  ]);
  await user.click(sidebar().getByRole('link', { name: 'Overview' }));
  expect(address()).toBe('/admin/overview');
});
