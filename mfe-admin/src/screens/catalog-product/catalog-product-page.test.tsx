import {
  getTeamProduct,
  listTeamCategories,
  saveProduct,
  setProductStock,
  uploadPhoto,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { renderScreen, signedInAs } from '@gift-registry/shell-contract/testing';
import { fireEvent, screen } from '@testing-library/react';
import { teamProduct } from '../../testing/team-product.ts';
import CatalogProductPage from './catalog-product-page.tsx';

const product = teamProduct({
  stockChanges: [
    {
      id: '01890a5d-ac96-774b-bcce-b302099a8059',
      ...{ before: 9, after: 8, why: null, changedBy: null },
      createdAt: '2026-11-26T08:00:00.000Z',
    },
  ],
});

function openProduct() {
  testServer.reply(getTeamProduct, product);
  testServer.reply(listTeamCategories, { categories: [] });
  return renderScreen(<CatalogProductPage />, {
    path: `/admin/catalog/${product.id}`,
    params: { productId: product.id },
    session: signedInAs('admin'),
  });
}

test('the first wrong field is named, a right one is saved and can be undone', async () => {
  const { user } = openProduct();
  const price = await screen.findByRole('textbox', { name: /^Price/ });
  await user.clear(price);
  await user.type(price, '-4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.clear(price);
  await user.type(price, '0.50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/Please enter at least ₹1: nobody can pay less/)).toBeVisible();
  expect(testServer.requests(saveProduct)).toEqual([]);
  testServer.reply(saveProduct, ({ body }) => ({
    ...product,
    price: body.price,
    version: body.version + 1,
  }));
  await user.clear(price);
  await user.type(price, '2,500');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(testServer.requests(saveProduct).map(({ body }) => [body.price, body.version])).toEqual([
    [2500, 1],
    [2390, 2],
  ]);
});

test('a save of somebody else is shown, and nothing typed is lost', async () => {
  const { user } = openProduct();
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Copper jug with lid');
  testServer.fail(saveProduct, {
    ...{ status: 409, code: 'stale', message: 'Somebody else changed this product.' },
    current: { ...product, price: 3000, version: 7 },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Price: 3000')).toBeVisible();
  expect(name).toHaveValue('Copper jug with lid');
  testServer.reply(saveProduct, { ...product, version: 8 });
  await user.click(screen.getByRole('button', { name: 'Save over it' }));
  expect(testServer.requests(saveProduct).at(-1)?.body.version).toBe(7);
});

test('a dropped photo that is refused says why', async () => {
  openProduct();
  testServer.fail(uploadPhoto, { status: 422, message: 'Please choose a photo.' });
  const field = await screen.findByRole('group', { name: 'Picture' });
  const photo = new File(['x'], 'jug.png', { type: 'image/png' });
  fireEvent.drop(field, { dataTransfer: { files: [photo] } });
  expect(await screen.findByText('Please choose a photo.')).toBeVisible();
});

test('a count of the stock needs a reason and stands in the history', async () => {
  const { user } = openProduct();
  expect(await screen.findByText('A gift was given')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Count the stock' }));
  const stock = screen.getByRole('textbox', { name: 'In stock now' });
  await user.clear(stock);
  await user.type(stock, '20');
  await user.click(screen.getByRole('button', { name: 'Save the count' }));
  expect(screen.getByText('Please say why')).toBeVisible();
  testServer.reply(setProductStock, { ...product, stockQuantity: 20 });
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'A delivery came');
  await user.click(screen.getByRole('button', { name: 'Save the count' }));
  expect(await screen.findByText('The stock of Copper jug is 20')).toBeVisible();
  expect(testServer.requests(setProductStock)[0]?.body).toEqual({
    ...{ stockQuantity: 20, seen: 8, why: 'A delivery came' },
  });
});

test('an unknown product says so, and leads to the catalogue', async () => {
  testServer.fail(getTeamProduct, { status: 404, message: 'This product does not exist.' });
  renderScreen(<CatalogProductPage />, {
    path: `/admin/catalog/${product.id}`,
    params: { productId: product.id },
    session: signedInAs('admin'),
  });
  expect(await screen.findByText('No such product')).toBeVisible();
});
