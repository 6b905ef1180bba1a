import { createProduct, listTeamCategories } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { teamProduct } from '../testing/team-product.ts';
import NewProductPage from './new-product-page.tsx';

test('a product is added with its stock', async () => {
  testServer.reply(listTeamCategories, { categories: [] });
  testServer.reply(createProduct, teamProduct());
  const { user, address } = renderScreen(<NewProductPage />, {
    path: '/admin/catalog/new',
    session: signedInAs('admin'),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Copper jug');
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '2,390');
  const stock = screen.getByRole('textbox', { name: 'Stock' });
  await user.clear(stock);
  await user.type(stock, '9');
  await user.click(screen.getByRole('button', { name: 'Add the product' }));
  await waitFor(() => expect(address()).toBe(`/admin/catalog/${teamProduct().id}`));
  expect(testServer.requests(createProduct)[0]?.body).toMatchObject({
    ...{ name: 'Copper jug', price: 2390, stockQuantity: 9 },
  });
});
