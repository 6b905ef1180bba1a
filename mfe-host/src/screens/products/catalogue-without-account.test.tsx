import {
  addItem,
  getCurrentRegistry,
  listItems,
  listProducts,
  listUnattachedItems,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedInAs, signedOut } from '@gift-registry/shell-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { answerCatalogue } from '../../testing/catalogue.ts';
import { unauthenticated } from '../../testing/failures.ts';
import { aProduct, aRegistry } from '../../testing/fixtures.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answerCatalogue();
  testServer.reply(listProducts, { products: [aProduct()], total: 1 });
});

const addButton = () => screen.findByRole('button', { name: 'Add Brass Diya Lamp to registry' });
test('a visitor searches the catalogue without reads that need an account', async () => {
  const { user, subscribedShares, address } = await openScreen('/products', { session: signedOut });
  expect(await screen.findByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'lamp{Enter}');
  expect(
    await screen.findByRole('heading', { name: "Showing top results for 'lamp'" }),
  ).toBeVisible();
  expect(address()).toBe('/products?search=lamp');
  expect(testServer.requests(getCurrentRegistry)).toEqual([]);
  expect(testServer.requests(listUnattachedItems)).toEqual([]);
  expect(subscribedShares()).toEqual([]);
});

test('a visitor is offered a registry of their own instead of the controls of a host', async () => {
  await openScreen('/products', { session: signedOut });
  expect(await screen.findByRole('link', { name: 'Create Registry' })).toHaveAttribute(
    'href',
    '/create-registry',
  );
  expect(screen.getByRole('link', { name: 'Tohfa, home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: /^Registry|^Dashboard/ })).not.toBeInTheDocument();
});

test('a visitor who adds a product is led to the login, which returns to the same search', async () => {
  const { user, toasts, address } = await openScreen('/products?search=lamp', {
    session: signedOut,
  });
  await user.click(await addButton());
  expect(toasts().getByText('Authentication Required')).toBeVisible();
  expect(toasts().getByText('Please log in to add items to registry')).toBeVisible();
  expect(address()).toBe('/email-login?next=%2Fproducts%3Fsearch%3Dlamp');
  expect(testServer.requests(addItem)).toEqual([]);
});

test('a host whose session has ended is led to the login with the same words', async () => {
  testServer.reply(getCurrentRegistry, { registry: aRegistry() });
  testServer.reply(listItems, { items: [] });
  testServer.reply(listUnattachedItems, { items: [] });
  testServer.fail(addItem, unauthenticated);
  const { user, toasts, address } = await openScreen('/products');
  await waitFor(async () => expect(await addButton()).toBeEnabled());
  await user.click(await addButton());
  expect(await toasts().findByText('Please log in to add items to registry')).toBeVisible();
  expect(address()).toBe('/email-login?next=%2Fproducts');
});

test('an account without registries of its own reads the catalogue', async () => {
  await openScreen('/products', { session: signedInAs('viewer') });
  expect(await screen.findByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
  expect(testServer.requests(getCurrentRegistry)).toEqual([]);
});

test('neither the controls of a host nor of a visitor show while the session is loading', async () => {
  await openScreen('/products', { session: { status: 'loading', user: null } });
  expect(await addButton()).toBeDisabled();
  expect(screen.queryByRole('link', { name: /Registry$|^Dashboard/ })).not.toBeInTheDocument();
});
