import {
  getTeamOrder,
  listTeamMails,
  getTeamProduct,
  listOrders,
  getOrderCounts,
  listReleases,
  listSettings,
  listTeamCategories,
  listTeamProducts,
  getReleaseHealth,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import CatalogProductPage from '../../screens/catalog-product/catalog-product-page.tsx';
import CatalogPage from '../../screens/catalog/catalog-page.tsx';
import CategoriesPage from '../../screens/categories/categories-page.tsx';
import NewProductPage from '../../screens/new-product-page.tsx';
import OrderPage from '../../screens/order/order-page.tsx';
import OrdersPage from '../../screens/orders/orders-page.tsx';
import ProductImportPage from '../../screens/product-import/product-import-page.tsx';
import ReleasesPage from '../../screens/releases/releases-page.tsx';
import SettingsPage from '../../screens/settings/settings-page.tsx';
import { anOrderRow, aTeamOrder, orderCounts } from '../../testing/orders.ts';
import { aRelease } from '../../testing/releases.ts';
import { serveSavedFilters } from '../../testing/saved-filters.ts';
import { teamProduct } from '../../testing/team-product.ts';

const product = teamProduct({});

beforeEach(() => {
  serveSavedFilters();
  testServer.reply(getOrderCounts, orderCounts());
  testServer.reply(listOrders, { rows: [anOrderRow()], nextCursor: null });
  testServer.reply(getTeamOrder, aTeamOrder());
  testServer.reply(listTeamMails, { rows: [], nextCursor: null });
  testServer.reply(listTeamProducts, { rows: [product], nextCursor: null });
  testServer.reply(getTeamProduct, product);
  testServer.reply(listTeamCategories, {
    categories: [{ id: product.id, name: 'Kitchen', isActive: true, products: 3, version: 1 }],
  });
  testServer.reply(listReleases, { releases: [aRelease()], tokens: [] });
  testServer.reply(getReleaseHealth, { pages: [], releases: [] });
  testServer.reply(listSettings, {
    settings: [
      {
        ...{ name: 'BRAND', value: 'Tohfa', default: 'Tohfa', source: 'default' },
        ...{ stored: null, changedBy: null, changedAt: null },
      },
    ],
  });
});

interface Case {
  readonly page: ReactNode;
  readonly ready: string;
  readonly adminsOnly: readonly string[];
}

const cases: Readonly<Record<string, Case>> = {
  catalogue: {
    page: <CatalogPage />,
    ready: product.name,
    adminsOnly: ['Add a product', 'Import a file', 'Take out of sale'],
  },
  product: {
    page: <CatalogProductPage />,
    ready: product.name,
    adminsOnly: ['Save', 'Count the stock', 'Take out of sale'],
  },
  categories: {
    page: <CategoriesPage />,
    ready: 'Kitchen',
    adminsOnly: ['Add a category', 'Rename Kitchen', 'Hide Kitchen', 'Move Kitchen up'],
  },
  'a new product': {
    page: <NewProductPage />,
    ready: 'Add a product',
    adminsOnly: ['Add the product'],
  },
  'an import': {
    page: <ProductImportPage />,
    ready: 'Import products',
    adminsOnly: ['Choose a file'],
  },
  order: {
    page: <OrderPage />,
    ready: 'Paid, to pack',
    adminsOnly: ['Mark as packed', 'Cancel the order', 'Give money back'],
  },
  orders: { page: <OrdersPage />, ready: 'TF-7K2M9QXA', adminsOnly: ['Pack the next order'] },
  releases: { page: <ReleasesPage />, ready: 'mfe-guest', adminsOnly: ['New deploy token'] },
  settings: { page: <SettingsPage />, ready: 'Tohfa', adminsOnly: ['Change Brand'] },
};

const offered = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  );

async function open({ page, ready }: Case, role: 'admin' | 'support') {
  const shown = renderScreen(page, {
    params: { productId: product.id, number: 'TF-7K2M9QXA' },
    session: signedInAs(role),
  });
  await screen.findAllByText(ready, { exact: false });
  return shown;
}

test.each(Object.entries(cases))('support is offered no change in %s', async (_, each) => {
  const admin = await open(each, 'admin');
  expect(offered()).toEqual(expect.arrayContaining([...each.adminsOnly]));
  admin.unmount();
  await open(each, 'support');
  for (const name of each.adminsOnly) expect(offered()).not.toContain(name);
});
