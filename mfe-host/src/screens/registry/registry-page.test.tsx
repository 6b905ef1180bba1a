import {
  dismissHint,
  getCurrentRegistry,
  getRegistry,
  listItems,
  listRegistries,
  listUnattachedItems,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { aProduct, aRegistry, anExternalProduct, anItem, newId } from '../../testing/fixtures.ts';
import { registry, openRegistry, row, answerRegistryPage } from '../../testing/open-registry.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(answerRegistryPage);

test('a new co-host is welcomed once', async () => {
  testServer.reply(getRegistry, registry);
  testServer.reply(listItems, { items: [] });
  const { user, address } = await openScreen(`/registry?registryId=${registry.id}&welcome=co-host`);
  expect(await screen.findByText(/Welcome! You host “Meera turns one” together/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/Welcome!/)).not.toBeInTheDocument();
  expect(address()).toBe(`/registry?registryId=${registry.id}`);
});

describe('items', () => {
  test('are grouped by source, with price, quantity and total', async () => {
    const lamp = anItem(aProduct(), { registryId: registry.id, quantityRequested: 2 });
    const chair = anItem(anExternalProduct({ price: null }), {
      registryId: registry.id,
      quantityRequested: 3,
      quantityFulfilled: 1,
      quantityReserved: 1,
    });
    await openRegistry([chair, lamp]);

    expect(await screen.findByRole('heading', { level: 1, name: 'Meera turns one' })).toBeVisible();
    expect(screen.getByText('Forgot Something? Add it to your Registry!')).toBeVisible();
    const groups = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    expect(groups).toEqual(['From Tohfa Catalogue', 'From External Websites']);

    const lampRow = await row('Brass Diya Lamp');
    expect(lampRow.getByText('₹1,499')).toBeVisible();
    expect(lampRow.getByText('₹2,998')).toBeVisible();
    expect(lampRow.getByText('2 still needed')).toBeVisible();
    const chairRow = await row('Cane Rocking Chair');
    expect(chairRow.getAllByText('Price on request')[0]).toBeVisible();
    expect(chairRow.getByText('shop.example')).toBeVisible();
    expect(chairRow.getByText('1 of 3 given, 1 reserved')).toBeVisible();
  });

  test('an empty registry leads to the catalogue', async () => {
    await openRegistry([]);
    expect(await screen.findByRole('heading', { name: 'Your Registry is Empty' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Starter lists' })).toBeVisible();
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

test('gifts are sorted, counted and added up', async () => {
  const lamp = anItem(aProduct({ name: 'Lamp', price: 1499 }), { quantityRequested: 2 });
  const bowl = anItem(aProduct({ name: 'Bowl', price: null }));
  const { user } = await openRegistry([lamp, bowl]);
  expect(await screen.findByText('3 gifts')).toBeVisible();
  expect(screen.getByText('Total ₹2,998')).toBeVisible();
  expect(screen.getByText('1 gift has no price yet and is not counted.')).toBeVisible();
  const names = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['Lamp', 'Bowl']);
  await user.selectOptions(screen.getByLabelText('Sort'), 'Name: A to Z');
  expect(names()).toEqual(['Bowl', 'Lamp']);
});

test('a gift of a website links to its shop', async () => {
  await openRegistry([anItem(anExternalProduct())]);
  expect(await screen.findByRole('link', { name: /^shop\.example/ })).toHaveAttribute(
    'href',
    'https://www.shop.example/chair',
  );
});

test('the sections of the host come first', async () => {
  const kitchen = { id: newId(), name: 'Kitchen', nameVersion: 1 };
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, {
    items: [anItem(), anItem(anExternalProduct(), { sectionId: kitchen.id })],
    sections: [kitchen],
  });
  await openScreen('/registry');
  await row('Brass Diya Lamp');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Kitchen', 'From Tohfa Catalogue']);
});

describe('navigation', () => {
  test('Back leads to the products and Go Ahead! to the delivery of this registry', async () => {
    await openRegistry([]);
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

test('a host with several registries switches between them', async () => {
  const other = aRegistry({ registryName: 'Our new home' });
  testServer.reply(listRegistries, { registries: [other, registry] });
  testServer.reply(getRegistry, other);
  const { user, address } = await openRegistry([]);
  const choice = await screen.findByLabelText('Registry');
  expect(choice).toHaveDisplayValue('Meera turns one');
  await user.selectOptions(choice, 'Our new home');
  expect(address()).toBe(`/registry?registryId=${other.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Our new home' })).toBeVisible();
});

test('the hint about the order is dismissed for good', async () => {
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items: [anItem(), anItem(), anItem()] });
  testServer.reply(dismissHint, { dismissed: ['arrange-gifts'] });
  const { user } = await openScreen('/registry', { dismissed: [] });
  expect(await screen.findByText('Your gifts, in your order')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Your gifts, in your order')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(testServer.requests(dismissHint)[0]?.params).toEqual({ hint: 'arrange-gifts' }),
  );
});
