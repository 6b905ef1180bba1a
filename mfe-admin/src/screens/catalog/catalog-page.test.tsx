import {
  listTeamCategories,
  listTeamProducts,
  setProductSale,
  type TeamProduct,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen } from '@testing-library/react';
import { teamProduct } from '../../testing/team-product.ts';
import CatalogPage from './catalog-page.tsx';
import { serveSavedFilters } from '../../testing/saved-filters.ts';

beforeEach(() => serveSavedFilters());

function openCatalog(rows: TeamProduct[], path = '/admin/catalog') {
  testServer.reply(listTeamProducts, { rows, nextCursor: null });
  testServer.reply(listTeamCategories, { categories: [] });
  return renderScreen(<CatalogPage />, { path, session: signedInAs('admin') });
}

test('a product of 30 registries is taken out of sale in two presses, and brought back', async () => {
  const product = teamProduct({ registries: 30 });
  const { user } = openCatalog([product]);
  testServer.reply(setProductSale, ({ body }) => ({ ...product, isActive: body.isActive }));
  await user.click(await screen.findByRole('button', { name: 'Take out of sale' }));
  expect(screen.getByText(/^It is in 30 registries\. There it stays/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take it out of sale' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(testServer.requests(setProductSale).map(({ body }) => body)).toEqual([
    { isActive: false },
    { isActive: true },
  ]);
});

test('a product of no registry stays nowhere', async () => {
  const { user } = openCatalog([teamProduct({ registries: 0 })]);
  await user.click(await screen.findByRole('button', { name: 'Take out of sale' }));
  expect(
    screen.getByText('It is in no registry. Nobody can add it to a registry any more.'),
  ).toBeVisible();
});

test('the list is asked for as its address says', async () => {
  openCatalog([teamProduct()], '/admin/catalog?state=on-sale&stock=out&search=jug');
  expect(await screen.findByRole('link', { name: 'Copper jug' })).toBeVisible();
  expect(testServer.requests(listTeamProducts)[0]?.query).toMatchObject({
    ...{ state: 'on-sale', stock: 'out', search: 'jug' },
  });
});
