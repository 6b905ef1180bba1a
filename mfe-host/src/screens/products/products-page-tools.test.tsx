import {
  getCurrentRegistry,
  getRegistry,
  getScrape,
  listItems,
  listProducts,
  listRegistries,
  startScrape,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedOut } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { unavailable } from '../../testing/failures.ts';
import { aProduct, aRegistry, aScrape, anExternalProduct, anItem } from '../../testing/fixtures.ts';
import { registry, lamp, chip, answerProducts } from '../../testing/products-tools.ts';
import { openScreen } from '../../testing/open-screen.tsx';

beforeEach(answerProducts);

describe('the registry that gifts go to', () => {
  test('is named', async () => {
    await openScreen('/products');
    expect(await screen.findByText('Asha and Dev')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Gifts go to' })).not.toBeInTheDocument();
  });

  test('can be changed when there are several, and the search stays', async () => {
    const other = aRegistry({ registryName: 'Our first home', status: 'published' });
    const over = aRegistry({ registryName: 'Long ago', status: 'completed' });
    testServer.reply(listRegistries, { registries: [other, registry, over] });
    testServer.reply(getRegistry, other);
    // Its path fits the route above, too.
    testServer.reply(getCurrentRegistry, { registry });
    const { user, address } = await openScreen('/products?search=lamp');
    const choice = await screen.findByRole('combobox', { name: 'Gifts go to' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Asha and Dev', 'Our first home']);
    await user.selectOptions(choice, 'Our first home');
    expect(address()).toBe(`/products?search=lamp&registryId=${other.id}`);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Gifts go to' })).toHaveValue(other.id),
    );
  });

  test('does not exist yet: gifts wait for it', async () => {
    testServer.reply(getCurrentRegistry, { registry: null });
    await openScreen('/products');
    expect(await screen.findByText(/What you add waits for your first one/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Registry' })).toHaveAttribute(
      'href',
      '/create-registry',
    );
  });
});

describe('Add from any website', () => {
  test('is reached from the top', async () => {
    const { user } = await openScreen('/products');
    await user.click(await chip('From any website'));
    await waitFor(() => expect(screen.getByLabelText('Product URL')).toHaveFocus());
  });

  test('reads a link that is pasted into the search', async () => {
    const reading = aScrape();
    testServer.reply(startScrape, reading);
    testServer.reply(getScrape, reading);
    const { user } = await openScreen('/products');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled());
    const search = await screen.findByRole('searchbox');
    await user.click(search);
    await user.paste('https://shop.example/lamp?colour=brass');
    expect(await screen.findByText('Fetching the page…')).toBeVisible();
    expect(testServer.requests(startScrape).map(({ body }) => body.url)).toEqual([
      'https://shop.example/lamp?colour=brass',
    ]);
    expect(search).toHaveValue('');
    await user.click(search);
    await user.paste('lamp');
    expect(search).toHaveValue('lamp');
  });

  test('takes the pasted link of a visitor, who presses Add', async () => {
    const { user } = await openScreen('/products', { session: signedOut });
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('https://shop.example/lamp');
    await waitFor(() =>
      expect(screen.getByLabelText('Product URL')).toHaveValue('https://shop.example/lamp'),
    );
    expect(screen.getByLabelText('Product URL')).toHaveFocus();
  });

  test('marks own gifts that a search finds, which can be added again', async () => {
    testServer.reply(listProducts, { products: [anExternalProduct()], total: 1 });
    await openScreen('/products?search=chair');
    expect(await screen.findByText('From a website')).toBeVisible();
    expect(screen.queryByText('Out of Stock')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Add Cane Rocking Chair to registry' }),
      ).toBeEnabled(),
    );
  });
});

describe('a registry whose gifts can’t be read', () => {
  test('is told at the button and above the products, and read again by a press', async () => {
    testServer.fail(listItems, unavailable);
    const { user } = await openScreen('/products');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to check existing items');
    const button = screen.getByRole('link', { name: /^Registry/ });
    expect(button).toHaveAccessibleName(/Failed to check existing items/);
    expect(button).toHaveTextContent('?');

    testServer.reply(listItems, { items: [anItem(lamp, { quantityRequested: 2 })] });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 in your registry')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Registry/ })).toHaveTextContent('2');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a product whose price can’t be read costs its own card only', async () => {
  const fetched = globalThis.fetch;
  const products = [{ ...lamp, price: 'NaN' }, aProduct({ name: 'Clay Bowl' })];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      String(input).includes('/api/catalogue/products')
        ? Response.json({ products, total: 2 })
        : fetched(input, init),
    );
  await openScreen('/products');
  expect(await screen.findByText('Price unavailable')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clay Bowl' })).toBeVisible();
  expect(screen.getByText('₹1,499')).toBeVisible();
  jest.restoreAllMocks();
});

test('a gift without a price reads Price on request', async () => {
  testServer.reply(listProducts, { products: [aProduct({ price: null })], total: 1 });
  await openScreen('/products');
  expect(await screen.findByText('Price on request')).toBeVisible();
});
