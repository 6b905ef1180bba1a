import {
  addItem,
  getCurrentRegistry,
  getPrices,
  getProduct,
  listItems,
  listProducts,
  listUnattachedItems,
  type Product,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedOut } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { alreadyAdded, notFound, unauthenticated, unavailable } from '../../testing/failures.ts';
import { aProduct, aRegistry, anExternalProduct, anItem, newId } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const registry = aRegistry();

beforeEach(() => {
  sessionStorage.clear();
  testServer.reply(listItems, { items: [] });
  testServer.reply(listUnattachedItems, { items: [] });
  testServer.reply(listProducts, { products: [], total: 0 });
});

const neverLookedAt = {
  lookedAt: null,
  isLooking: false,
  outOfStock: false,
  gone: false,
  keepsPrice: false,
  readings: [],
};

async function openWith(product: Product) {
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(getProduct, product);
  if (product.externalUrl !== null) testServer.reply(getPrices, neverLookedAt);
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

test('the quantity in the registry is shown, and grows with an addition', async () => {
  const product = aProduct();
  const item = anItem(product, { quantityRequested: 2, quantityFulfilled: 1 });
  testServer.reply(listItems, { items: [item] });
  testServer.reply(addItem, { ...item, quantityRequested: 3 });
  const { user } = await openWith(product);
  expect(await screen.findByText('2 in your registry (1 of 2 given)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Registry' })).toHaveAttribute('href', '/registry');

  testServer.reply(listItems, { items: [{ ...item, quantityRequested: 3 }] });
  await user.click(await addButton());
  expect(await screen.findByText('3 in your registry (1 of 3 given)')).toBeVisible();
});

test('items of the registry that can’t be read are told, and read again', async () => {
  const product = aProduct();
  testServer.fail(listItems, unavailable);
  const { user } = await openWith(product);
  expect(await screen.findByText('Failed to check existing items')).toBeVisible();
  testServer.reply(listItems, { items: [anItem(product)] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 in your registry')).toBeVisible();
});

test('other products of the category lead on', async () => {
  const categoryId = newId();
  const product = aProduct({ categoryId });
  const others = ['Clay Bowl', 'Copper Jug', 'Steel Tiffin', 'Tea Set'].map((name) =>
    aProduct({ name, categoryId }),
  );
  testServer.reply(listProducts, { products: [product, ...others], total: 12 });
  await openWith(product);
  const section = within(await screen.findByRole('region', { name: 'More like this' }));
  expect(section.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Clay Bowl',
    'Copper Jug',
    'Steel Tiffin',
    'Tea Set',
  ]);
  expect(section.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    `/products?categories=${categoryId}`,
  );
  expect(testServer.requests(listProducts)[0]?.query).toMatchObject({
    categories: [categoryId],
    giftStatuses: ['available'],
  });
});

test('without other products the page ends with its own', async () => {
  testServer.disconnect(listProducts);
  await openWith(aProduct());
  await addButton();
  await waitFor(() => expect(testServer.requests(listProducts).length).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: 'More like this' })).not.toBeInTheDocument();
});

test('a gift pressed before the login is added after it', async () => {
  const product = aProduct();
  testServer.reply(getProduct, product);
  const visit = await openScreen(`/product/${product.id}`, { session: signedOut });
  await visit.user.click(await addButton());
  visit.unmount();
  testServer.reply(addItem, anItem(product));
  const { toasts } = await openWith(product);
  expect(await toasts().findByText('Item added to registry.')).toBeVisible();
  expect(testServer.requests(addItem)).toHaveLength(1);
});

test('a website gift without a price reads Price on request', async () => {
  await openWith(anExternalProduct({ price: null }));
  expect(await screen.findByText('Price on request')).toBeVisible();
});
