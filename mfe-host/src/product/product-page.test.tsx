import { addItem, getCurrentRegistry, getProduct, type Product } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedOut } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { alreadyAdded, notFound, unauthenticated, unavailable } from '../testing/failures.ts';
import { aProduct, aRegistry, anExternalProduct, anItem } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

const registry = aRegistry();

async function openWith(product: Product) {
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(getProduct, product);
  return openScreen(`/product/${product.id}`);
}
const addButton = () => screen.findByRole('button', { name: 'Add to Registry' });

test('a catalogue product shows its details and stock', async () => {
  await openWith(aProduct());
  expect(await screen.findByRole('heading', { level: 1, name: 'Brass Diya Lamp' })).toBeVisible();
  for (const text of ['Dhatu Works', '₹1,499', 'In Stock', 'Hand-cast in Moradabad.'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Brass Diya Lamp' })).toBeInTheDocument();
  expect(screen.queryByText('External Product')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Products' })).toHaveAttribute(
    'href',
    '/products',
  );
});

test('an external product has a badge, its site, and no stock', async () => {
  await openWith(anExternalProduct());
  expect(await screen.findByText('External Product')).toBeVisible();
  expect(screen.queryByText(/Stock/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /View on Original Site/ })).toHaveAttribute(
    'href',
    'https://www.shop.example/chair',
  );
  await waitFor(async () => expect(await addButton()).toBeEnabled());
});

test('a product out of stock cannot be added', async () => {
  await openWith(aProduct({ stockQuantity: 0 }));
  expect(await screen.findByText('Out of Stock')).toBeVisible();
  await waitFor(() => expect(testServer.requests(getCurrentRegistry)).toHaveLength(1));
  expect(await addButton()).toBeDisabled();
});

test('adding puts one into the current registry', async () => {
  const product = aProduct();
  testServer.reply(addItem, anItem(product));
  const { user, toasts } = await openWith(product);
  await waitFor(async () => expect(await addButton()).toBeEnabled());
  await user.click(await addButton());
  expect(await toasts().findByText('Item added to registry.')).toBeVisible();
  expect(testServer.requests(addItem)[0]?.body).toEqual({
    registryId: registry.id,
    productId: product.id,
    quantity: 1,
  });
});

test('without a registry the item waits for the next one', async () => {
  const product = aProduct();
  testServer.reply(getCurrentRegistry, { registry: null });
  testServer.reply(getProduct, product);
  testServer.reply(addItem, anItem(product));
  const { user } = await openScreen(`/product/${product.id}`);
  await waitFor(async () => expect(await addButton()).toBeEnabled());
  await user.click(await addButton());
  await waitFor(() => expect(testServer.requests(addItem)[0]?.body.registryId).toBeNull());
});

test.each([
  [alreadyAdded, 'Already Added', 'Brass Diya Lamp is already in your registry'],
  [unavailable, 'Failed to add item. Please try again.', 'A short break.'],
] as const)('a refused addition says why (%j)', async (refusal, title, description) => {
  testServer.fail(addItem, refusal);
  const { user, toasts } = await openWith(aProduct());
  await waitFor(async () => expect(await addButton()).toBeEnabled());
  await user.click(await addButton());
  expect(await toasts().findByText(title)).toBeVisible();
  expect(toasts().getByText(description)).toBeVisible();
});

test('a session that has ended leads to the login, which returns to the product', async () => {
  testServer.fail(addItem, unauthenticated);
  const product = aProduct();
  const { user, toasts, address } = await openWith(product);
  await waitFor(async () => expect(await addButton()).toBeEnabled());
  await user.click(await addButton());
  expect(await toasts().findByText('Please log in to add items to registry')).toBeVisible();
  expect(address()).toBe(`/email-login?next=%2Fproduct%2F${product.id}`);
});

test('a visitor sees the product and is asked for an account when adding it', async () => {
  const product = aProduct();
  testServer.reply(getProduct, product);
  const { user, toasts, address } = await openScreen(`/product/${product.id}`, {
    session: signedOut,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Brass Diya Lamp' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Registry' })).toHaveAttribute(
    'href',
    '/create-registry',
  );
  await user.click(await addButton());
  expect(await toasts().findByText('Authentication Required')).toBeVisible();
  expect(toasts().getByText('Please log in to add items to registry')).toBeVisible();
  expect(address()).toBe(`/email-login?next=%2Fproduct%2F${product.id}`);
  expect(testServer.requests(getCurrentRegistry)).toHaveLength(0);
  expect(testServer.requests(addItem)).toHaveLength(0);
});

test.each([
  [notFound, 'Product not found'],
  [{ status: 500, message: 'An unexpected error occurred' }, 'Failed to load product details'],
] as const)(
  'a product that cannot be shown redirects to the catalogue (%j)',
  async (refusal, title) => {
    testServer.reply(getCurrentRegistry, { registry: null });
    testServer.fail(getProduct, refusal);
    const { address, toasts } = await openScreen(`/product/${aProduct().id}`);
    expect(await toasts().findByText(title)).toBeVisible();
    expect(address()).toBe('/products');
  },
);
