import {
  addItem,
  getCurrentRegistry,
  getRegistry,
  getScrape,
  listCategories,
  listItems,
  listProducts,
  listRegistries,
  listUnattachedItems,
  startScrape,
  updateItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { signedOut } from '@gift-registry/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerCatalogue } from '../testing/catalogue.ts';
import { unavailable } from '../testing/failures.ts';
import {
  aProduct,
  aRegistry,
  aScrape,
  anExternalProduct,
  anItem,
  newId,
} from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

const registry = aRegistry({ registryName: 'Asha and Dev', occasion: 'wedding' });
const kitchen = { id: newId(), name: 'Kitchen' };
const lamp = aProduct();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answerCatalogue();
  testServer.reply(listCategories, { categories: [kitchen] });
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items: [] });
  testServer.reply(listUnattachedItems, { items: [] });
  testServer.reply(listProducts, { products: [lamp], total: 1 });
});

const lastSearch = () => testServer.requests(listProducts).at(-1)?.query;
const chip = (name: string) => screen.findByRole('button', { name });

describe('Back', () => {
  test('undoes a chip', async () => {
    const { user, pressBack, address } = await openScreen('/products');
    await user.click(await chip('Kitchen'));
    await waitFor(() => expect(lastSearch()?.categories).toEqual([kitchen.id]));
    pressBack();
    expect(address()).toBe('/products');
    expect(await chip('Kitchen')).toHaveAttribute('aria-pressed', 'false');
  });

  test('closes the drawer of filters and keeps the chosen ones, which the next Back undoes', async () => {
    const { user, pressBack, address } = await openScreen('/products');
    await user.click(await screen.findByRole('button', { name: /^Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(drawer.getByRole('checkbox', { name: 'Wedding' }));
    await user.click(drawer.getByRole('checkbox', { name: 'Birthday' }));
    pressBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toMatch(/occasions=wedding%2Cbirthday/);
    pressBack();
    expect(address()).toBe('/products');
  });
});

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

describe('the order', () => {
  const sort = () => screen.findByRole('combobox', { name: 'Sort by' });

  test('is the newest first, and can be by price', async () => {
    const { user, address } = await openScreen('/products');
    expect(await sort()).toHaveDisplayValue('Newest First');
    expect(lastSearch()?.sort).toBe('newest');
    await user.selectOptions(await sort(), 'Price: Low to High');
    await waitFor(() => expect(lastSearch()?.sort).toBe('price-low'));
    expect(address()).toBe('/products?sort=price-low');
  });

  test('is by relevance while there is a search term', async () => {
    const { user } = await openScreen('/products?search=lamp');
    expect(await sort()).toHaveDisplayValue('Relevance');
    expect(lastSearch()?.sort).toBe('relevance');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await sort()).toHaveDisplayValue('Newest First');
    expect(screen.queryByRole('option', { name: 'Relevance' })).not.toBeInTheDocument();
  });
});

describe('chips', () => {
  test('suggest the occasion of the registry first, then the categories', async () => {
    const { user } = await openScreen('/products');
    const row = within(await screen.findByRole('group', { name: 'Suggestions' }));
    await chip('For a wedding');
    await chip('Kitchen');
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'For a wedding',
      'Kitchen',
    ]);
    await user.click(await chip('For a wedding'));
    await waitFor(() => expect(lastSearch()?.occasions).toEqual(['wedding']));
    expect(await chip('For a wedding')).toHaveAttribute('aria-pressed', 'true');
  });

  test('of active filters remove them, one by one or all', async () => {
    const { user } = await openScreen(
      `/products?occasions=wedding&priceBands=0-999&categories=${kitchen.id}`,
    );
    await chip('Remove the filter Kitchen');
    await user.click(await chip('Remove the filter Wedding'));
    await waitFor(() => expect(lastSearch()).not.toHaveProperty('occasions'));
    expect(lastSearch()?.priceBands).toEqual(['0-999']);
    await user.click(await chip('Clear all filters'));
    await waitFor(() => expect(lastSearch()).not.toHaveProperty('categories'));
    expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
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

describe('an addition', () => {
  async function addLamp(quantityRequested: number) {
    const item = anItem(lamp, { quantityRequested });
    testServer.reply(addItem, item);
    testServer.reply(updateItem, { ...item, quantityRequested: quantityRequested - 1 });
    const opened = await openScreen('/products');
    const add = await chip('Add Brass Diya Lamp to registry');
    await waitFor(() => expect(add).toBeEnabled());
    await opened.user.click(add);
    expect(await screen.findByText('Added to Registry')).toBeVisible();
    return { ...opened, item };
  }
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  test('is undone at once, and the focus returns', async () => {
    const { user, item, toasts } = await addLamp(1);
    await user.click(undo());
    expect(await toasts().findByText('Item removed from registry.')).toBeVisible();
    expect(testServer.requests(updateItem)).toMatchObject([
      { params: { itemId: item.id }, body: { quantityRequested: 0 } },
    ]);
    expect(screen.queryByText('Added to Registry')).not.toBeInTheDocument();
    expect(await chip('Add Brass Diya Lamp to registry')).toHaveFocus();
  });

  test('is one less when the gift was there before', async () => {
    const { user, toasts } = await addLamp(3);
    await user.click(undo());
    expect(await toasts().findByText('Registry Updated')).toBeVisible();
    expect(toasts().getByText('2 × Brass Diya Lamp')).toBeVisible();
    expect(testServer.requests(updateItem)[0]?.body).toEqual({ quantityRequested: 2 });
  });

  test('says when the undo failed', async () => {
    const { user, toasts } = await addLamp(1);
    testServer.fail(updateItem, unavailable);
    await user.click(undo());
    expect(await toasts().findByText('Failed to remove item from registry.')).toBeVisible();
  });

  test('leaves after 5 seconds, but not while the pointer is on it', async () => {
    jest.useFakeTimers();
    try {
      testServer.reply(addItem, anItem(lamp));
      const { user } = await openScreen('/products', { advanceTimers: jest.advanceTimersByTime });
      const add = await chip('Add Brass Diya Lamp to registry');
      await waitFor(() => expect(add).toBeEnabled());
      await user.click(add);
      await screen.findByText('Added to Registry');
      await user.hover(undo());
      await jest.advanceTimersByTimeAsync(20_000);
      expect(screen.getByText('Added to Registry')).toBeVisible();
      await user.unhover(undo());
      await waitFor(() => expect(screen.queryByText('Added to Registry')).not.toBeInTheDocument(), {
        timeout: 6_000,
      });
    } finally {
      jest.useRealTimers();
    }
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
