import {
  addItem,
  getCurrentRegistry,
  getRegistry,
  listItems,
  listUnattachedItems,
  removeItem,
  updateItem,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aProduct, aRegistry, anExternalProduct, anItem } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

const registry = aRegistry();

async function openWith(items: RegistryItem[]) {
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items });
  return openScreen('/registry');
}
const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') ?? document.body);

describe('items', () => {
  test('are grouped by source, with price, quantity and total', async () => {
    const lamp = anItem(aProduct(), { registryId: registry.id, quantityRequested: 2 });
    const chair = anItem(anExternalProduct({ price: 0 }), {
      registryId: registry.id,
      quantityRequested: 3,
      quantityFulfilled: 1,
      quantityReserved: 1,
    });
    await openWith([chair, lamp]);

    expect(await screen.findByRole('heading', { level: 1, name: 'Meera turns one' })).toBeVisible();
    expect(screen.getByText('Forgot Something? Add it to your Registry!')).toBeVisible();
    const groups = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    expect(groups).toEqual(['From Tohfa Catalogue', 'From External Websites']);

    const lampRow = await row('Brass Diya Lamp');
    expect(lampRow.getByText('₹1,499')).toBeVisible();
    expect(lampRow.getByText('₹2,998')).toBeVisible();
    expect(lampRow.getByText('0/2 purchased')).toBeVisible();
    const chairRow = await row('Cane Rocking Chair');
    expect(chairRow.getAllByText('Price on request')[0]).toBeVisible();
    expect(chairRow.getByText('shop.example')).toBeVisible();
    expect(chairRow.getByText('1/3 purchased')).toBeVisible();
    expect(chairRow.getByText('1 reserved')).toBeVisible();
  });

  test('an empty registry leads to the catalogue', async () => {
    await openWith([]);
    expect(await screen.findByRole('heading', { name: 'Your Registry is Empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
      'href',
      '/products',
    );
  });

  test('a failed load is retried in place', async () => {
    testServer.fail(listItems, { status: 500, message: 'An unexpected error occurred' });
    testServer.reply(getCurrentRegistry, { registry });
    const { user } = await openScreen('/registry');
    expect(await screen.findByText('Failed to load registry items')).toBeVisible();

    testServer.reply(listItems, { items: [anItem()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
  });

  test('a failed look-up of the registry is retried in place', async () => {
    testServer.disconnect(getCurrentRegistry);
    const { user } = await openScreen('/registry');
    expect(await screen.findByText('Failed to find registry')).toBeVisible();

    testServer.reply(getCurrentRegistry, { registry });
    testServer.reply(listItems, { items: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your Registry is Empty' })).toBeVisible();
  });
});

describe('quantity', () => {
  test('changes on screen before the server answers, and total with it', async () => {
    const item = anItem();
    const answered = Promise.withResolvers<RegistryItem>();
    testServer.reply(updateItem, () => answered.promise);
    const { user } = await openWith([item]);
    const lamp = await row('Brass Diya Lamp');

    await user.click(lamp.getByRole('button', { name: 'One more' }));
    expect(await lamp.findByText('₹2,998')).toBeVisible();
    expect(testServer.requests(updateItem)[0]?.body).toEqual({ quantityRequested: 2 });

    const saved = { ...item, quantityRequested: 2 };
    testServer.reply(listItems, { items: [saved] });
    answered.resolve(saved);
    await waitFor(() => expect(testServer.requests(listItems)).toHaveLength(2));
    expect(lamp.getByText('₹2,998')).toBeVisible();
  });

  test('a refused change is rolled back with a toast', async () => {
    testServer.fail(updateItem, {
      status: 409,
      code: 'conflict',
      message: 'Guests have already taken 2 of these.',
    });
    const { user, toasts } = await openWith([anItem(aProduct(), { quantityRequested: 3 })]);
    const lamp = await row('Brass Diya Lamp');

    await user.click(lamp.getByRole('button', { name: 'One less' }));
    expect(await toasts().findByText('Failed to update quantity.')).toBeVisible();
    expect(toasts().getByText('Guests have already taken 2 of these.')).toBeVisible();
    expect(await lamp.findByText('₹4,497')).toBeVisible();
  });

  test('a live update does not undo a change that is being saved', async () => {
    const item = anItem();
    const answered = Promise.withResolvers<RegistryItem>();
    testServer.reply(updateItem, () => answered.promise);
    const { user, emit } = await openWith([item]);
    const lamp = await row('Brass Diya Lamp');
    await user.click(lamp.getByRole('button', { name: 'One more' }));
    await lamp.findByText('₹2,998');

    emit({ type: 'registry-changed' });
    expect(testServer.requests(listItems)).toHaveLength(1);
    expect(lamp.getByText('₹2,998')).toBeVisible();
    answered.resolve({ ...item, quantityRequested: 2 });
    await waitFor(() => expect(testServer.requests(listItems)).toHaveLength(2));
  });
});

describe('removing', () => {
  test('takes the item away at once and Undo puts it back with its quantity', async () => {
    const item = anItem(aProduct(), { registryId: registry.id, quantityRequested: 3 });
    testServer.reply(removeItem, { removed: true });
    testServer.reply(addItem, item);
    const { user, toasts } = await openWith([item]);
    await screen.findByRole('link', { name: 'Brass Diya Lamp' });

    testServer.reply(listItems, { items: [] });
    await user.click(
      screen.getByRole('button', { name: 'Remove Brass Diya Lamp from your registry' }),
    );
    expect(screen.queryByRole('link', { name: 'Brass Diya Lamp' })).not.toBeInTheDocument();
    expect(await toasts().findByText('Item removed from registry.')).toBeVisible();

    testServer.reply(listItems, { items: [item] });
    await user.click(toasts().getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
    expect(testServer.requests(addItem)[0]?.body).toEqual({
      registryId: registry.id,
      productId: item.product.id,
      quantity: 3,
    });
  });

  test('a refused removal brings the item back with a toast', async () => {
    const item = anItem();
    testServer.fail(removeItem, {
      status: 409,
      code: 'conflict',
      message: 'A guest has already taken this gift.',
    });
    const { user, toasts } = await openWith([item]);
    await user.click(await screen.findByRole('button', { name: /^Remove Brass/ }));
    expect(await toasts().findByText('Failed to remove item from registry.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
    expect(toasts().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('keeps the focus near the removed row', async () => {
    testServer.reply(removeItem, { removed: true });
    const { user } = await openWith([anItem(), anItem(aProduct({ name: 'Quilt' }))]);
    await user.click(await screen.findByRole('button', { name: /^Remove Brass/ }));
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('navigation', () => {
  test('Back leads to the products and Go Ahead! to the delivery of this registry', async () => {
    await openWith([]);
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Go Ahead!' })).toHaveAttribute(
      'href',
      `/delivery-preferences?registryId=${registry.id}`,
    );
  });

  test('a registry of the address is shown and kept in the links', async () => {
    const other = aRegistry({ registryName: 'Our new home' });
    testServer.reply(getRegistry, other);
    testServer.reply(listItems, { items: [] });
    await openScreen(`/registry?registryId=${other.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Our new home' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/products?registryId=${other.id}`,
    );
  });
});

describe('without a registry', () => {
  test('items added before are kept for the next registry', async () => {
    testServer.reply(getCurrentRegistry, { registry: null });
    testServer.reply(listUnattachedItems, { items: [anItem()] });
    await openScreen('/registry');
    expect(await screen.findByText('Create your registry to keep these gifts')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Registry' })).toHaveAttribute(
      'href',
      '/create-registry',
    );
    expect(screen.getByRole('link', { name: 'Brass Diya Lamp' })).toBeVisible();
  });

  test('and without items there is no registry to show', async () => {
    testServer.reply(getCurrentRegistry, { registry: null });
    testServer.reply(listUnattachedItems, { items: [] });
    await openScreen('/registry');
    expect(await screen.findByRole('heading', { name: 'No Registry Found' })).toBeVisible();
    expect(screen.getByText('Please create a registry first')).toBeVisible();
  });
});
