import * as contract from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import AuditPage from '../../screens/audit-page.tsx';
import CatalogPage from '../../screens/catalog/catalog-page.tsx';
import NotificationsPage from '../../screens/notifications-page.tsx';
import OrdersPage from '../../screens/orders/orders-page.tsx';
import OverviewPage from '../../screens/overview/overview-page.tsx';
import { pages } from '../../pages.ts';
import PeoplePage from '../../screens/people-page.tsx';
import QueriesPage from '../../screens/queries-page.tsx';
import RegistriesPage from '../../screens/registries-page.tsx';
import ReleasesPage from '../../screens/releases/releases-page.tsx';
import SettingsPage from '../../screens/settings/settings-page.tsx';

/** By address; a new section needs its line. */
const sections: Readonly<Record<string, ComponentType>> = {
  '/admin/overview': OverviewPage,
  '/admin/orders': OrdersPage,
  '/admin/catalog': CatalogPage,
  '/admin/notifications': NotificationsPage,
  '/admin/registries': RegistriesPage,
  '/admin/people': PeoplePage,
  '/admin/queries': QueriesPage,
  '/admin/settings': SettingsPage,
  '/admin/releases': ReleasesPage,
  '/admin/audit': AuditPage,
};

const isRead = (value: unknown): value is contract.RouteShape =>
  typeof value === 'object' && value !== null && 'method' in value && value.method === 'GET';

/** Buttons stand there before the first answer of the server. */
const reads = Object.values<unknown>(contract).filter(isRead);

const paths = pages.map(({ path }) => path).filter((path) => path.split('/').length === 3);

describe.each(['admin', 'support'] as const)('for %s', (role) => {
  test.each(paths)('%s has one main button in its header', (path) => {
    const Section = sections[path];
    if (!Section) throw new Error(`Add ${path} to the sections of this test.`);
    for (const route of reads) testServer.hang(route);
    renderScreen(<Section />, { path, session: signedInAs(role) });
    const header = screen.getByRole('heading', { level: 1 }).closest('header');
    expect(header?.querySelectorAll('.primary')).toHaveLength(1);
  });
});
