import { listProducts, listCategories, urlOf, type Product } from '@gift-registry/bff-contract';
import { testServer, writeDocumentSettings } from '@gift-registry/bff-contract/testing';
import { renderScreenToHtml } from '@gift-registry/shell-contract/server';
import { signedOut } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { aProduct, newId } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answerProducts } from '../../testing/products-tools.ts';
import ProductsPage from './products-page.tsx';

const lamp = aProduct({ name: 'Lamp' });
const category = { id: newId(), name: 'Kitchen' };
const replies = (products: readonly Product[], query = {}) => [
  {
    path: urlOf(listProducts.path, { query }),
    status: 200,
    body: { products, total: products.length },
  },
  { path: listCategories.path, status: 200, body: { categories: [category] } },
];

function renderDocument(path: string, status: 'loading' | 'signed-out', query = {}): void {
  writeDocumentSettings({});
  document.body.innerHTML = renderScreenToHtml(
    ProductsPage,
    { path, params: {}, replies: replies([lamp], query) },
    { session: { status, user: null } },
  );
}

afterEach(() => document.body.replaceChildren());

test('the document of a visitor holds the first products, the categories and the way to a registry', () => {
  renderDocument('/products', 'signed-out');
  expect(screen.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lamp' })).toHaveAttribute('href', `/product/${lamp.id}`);
  expect(screen.getByRole('button', { name: 'Kitchen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Registry' })).toBeVisible();
});

test('the document of a host keeps the registry of its address, and room for its name', () => {
  const registryId = newId();
  renderDocument(`/products?registryId=${registryId}`, 'loading');
  expect(screen.getByRole('link', { name: 'Lamp' })).toHaveAttribute(
    'href',
    `/product/${lamp.id}?registryId=${registryId}`,
  );
  expect(screen.queryByRole('link', { name: 'Create Registry' })).not.toBeInTheDocument();
});

test('the document of a filtered list holds that list', () => {
  renderDocument('/products?sort=price-low&occasions=wedding', 'signed-out', {
    sort: 'price-low',
    occasions: 'wedding',
  });
  expect(screen.getByRole('link', { name: 'Lamp' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove the filter Wedding' })).toBeVisible();
});

test('the document of a host begins with the occasion that the browser remembers', async () => {
  answerProducts();
  document.cookie = 'firstOccasion=wedding; path=/';
  await openScreen('/products', { replies: replies([lamp], { firstOccasion: 'wedding' }) });
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(
    'Wedding First',
  );
  expect(screen.getByRole('link', { name: 'Lamp' })).toBeVisible();
  expect(testServer.requests(listProducts)).toEqual([]);
});

test('the browser remembers the occasion of the registry until the host signs out', async () => {
  answerProducts();
  const { unmount } = await openScreen('/products', { replies: replies([lamp]) });
  await waitFor(() => expect(document.cookie).toBe('firstOccasion=wedding'));
  unmount();
  await openScreen('/products', { session: signedOut, replies: replies([lamp]) });
  await waitFor(() => expect(document.cookie).toBe(''));
});

test('the products of the document are not fetched again', async () => {
  await openScreen('/products', { session: signedOut, replies: replies([lamp]) });
  expect(screen.getByRole('link', { name: 'Lamp' })).toBeVisible();
  expect(testServer.requests(listProducts)).toEqual([]);
  expect(testServer.requests(listCategories)).toEqual([]);
});
