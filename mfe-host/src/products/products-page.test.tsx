import {
  addItem,
  getCurrentRegistry,
  getRegistry,
  listCategories,
  listItems,
  listProducts,
  listUnattachedItems,
  type Product,
  type RegistryItem,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerCatalogue } from '../testing/catalogue.ts';
import { alreadyAdded, unavailable } from '../testing/failures.ts';
import { aProduct, aRegistry, anItem, newId } from '../testing/fixtures.ts';
import { openScreen } from '../testing/open-screen.tsx';

const registry = aRegistry();
const kitchen = { id: newId(), name: 'Kitchen' };

interface Scene {
  readonly products?: Product[];
  readonly total?: number;
  readonly items?: RegistryItem[];
  readonly unattached?: RegistryItem[];
}

function arrange({ products = [aProduct()], total, items = [], unattached = [] }: Scene = {}) {
  answerCatalogue();
  testServer.reply(getCurrentRegistry, { registry });
  testServer.reply(listItems, { items });
  testServer.reply(listUnattachedItems, { items: unattached });
  testServer.reply(listCategories, { categories: [kitchen] });
  testServer.reply(listProducts, { products, total: total ?? products.length });
}
const searches = () => testServer.requests(listProducts).map(({ query }) => query);
const box = () => screen.getByRole('searchbox', { name: 'Search for a gift' });
const lamp = () => screen.findByRole('link', { name: 'Brass Diya Lamp' });

describe('the catalogue', () => {
  test('shows products with price and the quantity in the registry', async () => {
    const product = aProduct();
    arrange({ products: [product], items: [anItem(product, { quantityRequested: 2 })] });
    await openScreen('/products');
    expect(await lamp()).toHaveAttribute('href', `/product/${product.id}`);
    expect(screen.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible();
    expect(screen.getByText('₹1,499')).toBeVisible();
    expect(await screen.findByText('2 in your registry')).toBeVisible();
  });

  test('LOAD MORE adds the next nine and goes when all are shown', async () => {
    const all = Array.from({ length: 11 }, (_, index) => aProduct({ name: `Gift ${index}` }));
    arrange();
    testServer.reply(listProducts, ({ query: { offset } }) => ({
      products: all.slice(offset, offset + 9),
      total: all.length,
    }));
    const { user } = await openScreen('/products');
    await screen.findByRole('link', { name: 'Gift 0' });
    expect(screen.queryByRole('link', { name: 'Gift 9' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'LOAD MORE' }));
    expect(await screen.findByRole('link', { name: 'Gift 10' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Gift 0' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'LOAD MORE' })).not.toBeInTheDocument();
    expect(searches().map(({ offset }) => offset)).toEqual([0, 9]);
  });

  test('a failed LOAD MORE keeps the shown products and offers a retry', async () => {
    const all = Array.from({ length: 10 }, (_, index) => aProduct({ name: `Gift ${index}` }));
    arrange({ products: all.slice(0, 9), total: 10 });
    const { user } = await openScreen('/products');
    await screen.findByRole('link', { name: 'Gift 0' });
    testServer.disconnect(listProducts);
    await user.click(screen.getByRole('button', { name: 'LOAD MORE' }));
    expect(await screen.findByText('Search failed. Retry?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Gift 0' })).toBeVisible();

    testServer.reply(listProducts, { products: all.slice(9), total: 10 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Gift 9' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Gift 0' })).toBeVisible();
  });

  test('a product out of stock cannot be added', async () => {
    arrange({ products: [aProduct({ stockQuantity: 0 })] });
    await openScreen('/products');
    await lamp();
    expect(screen.getByText('Out of Stock')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Brass Diya Lamp to registry' })).toBeDisabled();
  });
});

describe('search', () => {
  test('runs once, 300 ms after the last key', async () => {
    arrange();
    const { user, address } = await openScreen('/products');
    await lamp();
    await user.type(box(), 'quilt');
    expect(searches()).toHaveLength(1);

    await waitFor(() => expect(searches().at(-1)?.search).toBe('quilt'));
    expect(searches()).toHaveLength(2);
    expect(
      await screen.findByRole('heading', { name: "Showing top results for 'quilt'" }),
    ).toBeVisible();
    expect(address()).toBe('/products?search=quilt');
  });

  test('Enter searches at once and Clear shows all products again', async () => {
    arrange();
    const { user } = await openScreen('/products');
    await lamp();
    await user.type(box(), 'quilt{Enter}');
    expect(searches().at(-1)?.search).toBe('quilt');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box()).toHaveValue('');
    expect(await screen.findByRole('heading', { name: 'All Products' })).toBeVisible();
  });

  test('a failure shows the retry button in the search box', async () => {
    arrange();
    const { user } = await openScreen('/products');
    await lamp();
    testServer.disconnect(listProducts);
    await user.type(box(), 'quilt{Enter}');
    const retry = await within(screen.getByRole('search')).findByRole('button', {
      name: 'Search failed. Retry?',
    });

    testServer.reply(listProducts, { products: [aProduct({ name: 'Quilt' })], total: 1 });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Quilt' })).toBeVisible();
    expect(screen.queryByText('Search failed. Retry?')).not.toBeInTheDocument();
  });

  test('an unreadable reply reads as a sentence, never as JSON', async () => {
    arrange();
    testServer.replyRaw(listProducts, '{"products":"none"}');
    await openScreen('/products');
    expect(await screen.findByText('Search failed. Retry?')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/invalid_type|"path"/);
  });

  test('no result names the term and the way on', async () => {
    arrange({ products: [] });
    const { user } = await openScreen('/products?search=unicorn');
    expect(
      await screen.findByText(
        'No products found for "unicorn". Try a different search term or adjust your filters.',
      ),
    ).toBeVisible();
    testServer.reply(listProducts, { products: [aProduct()], total: 1 });
    await user.click(screen.getByRole('button', { name: 'Show all products' }));
    expect(await lamp()).toBeVisible();
    expect(box()).toHaveValue('');
  });
});

describe('filters', () => {
  const openFilters = async () => {
    const { user, address } = await openScreen('/products');
    await lamp();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    return { user, address, drawer };
  };

  test('the drawer offers occasions, prices, status and the categories', async () => {
    arrange();
    const { drawer } = await openFilters();
    const groups = await waitFor(() => {
      const found = drawer.getAllByRole('group');
      expect(found).toHaveLength(4);
      return found.map((group) => [
        group.querySelector('legend')?.textContent,
        within(group)
          .getAllByRole('checkbox')
          .map((checkbox) => checkbox.closest('label')?.textContent ?? ''),
      ]);
    });
    expect(groups).toEqual([
      [
        'Event type',
        ['Baby shower', 'Wedding', 'Birthday', 'House warming', 'Anniversary', 'Graduation'],
      ],
      ['Price range', ['₹0 – ₹999', '₹1,000 – ₹4,999', '₹5,000+']],
      ['Gift status', ['Available', 'Already Purchased', 'Reserved']],
      ['Category', ['Kitchen']],
    ]);
  });

  test('ticks filter at once, count in the heading and stand in the address', async () => {
    arrange();
    const { user, address, drawer } = await openFilters();
    await user.click(drawer.getByRole('checkbox', { name: 'Wedding' }));
    await user.click(drawer.getByRole('checkbox', { name: '₹5,000+' }));
    await user.click(await drawer.findByRole('checkbox', { name: 'Kitchen' }));
    expect(searches().at(-1)).toMatchObject({
      occasions: ['wedding'],
      priceBands: ['5000+'],
      categories: [kitchen.id],
      offset: 0,
    });
    expect(new URLSearchParams(address().split('?')[1]).get('priceBands')).toBe('5000+');
    await user.click(await drawer.findByRole('button', { name: 'Show 1 gift' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'All Products (1 filtered)' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /^Filters/ })).toHaveTextContent('3');
  });

  test('Clear all removes every filter', async () => {
    arrange();
    const { user, drawer } = await openFilters();
    await user.click(drawer.getByRole('checkbox', { name: 'Available' }));
    await user.click(drawer.getByRole('button', { name: 'Clear all' }));
    expect(drawer.getByRole('checkbox', { name: 'Available' })).not.toBeChecked();
    expect(searches().at(-1)).not.toHaveProperty('giftStatuses');
    expect(drawer.getByRole('button', { name: 'Clear all' })).toBeDisabled();
  });

  test('an empty result with filters asks to adjust them', async () => {
    arrange({ products: [] });
    await openScreen('/products?priceBands=5000%2B');
    expect(
      await screen.findByText(
        'No products match your current filters. Try adjusting your filter settings.',
      ),
    ).toBeVisible();
  });

  test('categories that fail to load can be loaded again', async () => {
    arrange();
    testServer.disconnect(listCategories);
    const { user, drawer } = await openFilters();
    const retry = await drawer.findByRole('button', { name: 'Load the categories again' });
    testServer.reply(listCategories, { categories: [kitchen] });
    await user.click(retry);
    expect(await drawer.findByRole('checkbox', { name: 'Kitchen' })).toBeVisible();
  });
});

describe('the registry button', () => {
  test.each([
    [99, '99'],
    [100, '99+'],
  ])('counts %i items as %s', async (quantityRequested, text) => {
    arrange({ items: [anItem(aProduct(), { quantityRequested })] });
    await openScreen('/products');
    const button = await screen.findByRole('link', { name: /^Registry/ });
    await waitFor(() =>
      expect(button).toHaveTextContent(new RegExp(`(^|\\D)${text.replace('+', '\\+')}(?!\\+)`)),
    );
    expect(button).toHaveAttribute('href', '/registry');
  });

  test('a failed look-up of the registry is retried in place', async () => {
    arrange();
    testServer.disconnect(getCurrentRegistry);
    const { user } = await openScreen('/products');
    expect(await screen.findByText('Failed to find registry')).toBeVisible();
    testServer.reply(getCurrentRegistry, { registry });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByText('Failed to find registry')).not.toBeInTheDocument(),
    );
  });
});

describe('View Registry floats', () => {
  test('while items belong to no registry', async () => {
    arrange({ unattached: [anItem()] });
    await openScreen('/products');
    expect(await screen.findByRole('link', { name: 'View Registry' })).toHaveAttribute(
      'href',
      '/registry',
    );
  });

  test('and not otherwise', async () => {
    arrange();
    await openScreen('/products');
    await lamp();
    await waitFor(() => expect(testServer.requests(listUnattachedItems)).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'View Registry' })).not.toBeInTheDocument();
  });
});

describe('adding', () => {
  const add = () => screen.findByRole('button', { name: 'Add Brass Diya Lamp to registry' });

  test('goes to the registry of the address', async () => {
    const other = aRegistry();
    const product = aProduct();
    arrange({ products: [product] });
    testServer.reply(getRegistry, other);
    testServer.reply(addItem, anItem(product));
    const { user } = await openScreen(`/products?registryId=${other.id}`);
    await waitFor(async () => expect(await add()).toBeEnabled());
    await user.click(await add());
    expect(await screen.findByText('Added to Registry')).toBeVisible();
    expect(testServer.requests(addItem)[0]?.body).toMatchObject({
      registryId: other.id,
      productId: product.id,
    });
  });

  test.each([
    [alreadyAdded, 'Already Added', 'Brass Diya Lamp is already in your registry'],
    [unavailable, 'Failed to add item to registry.', 'A short break.'],
  ])('a refusal says why (%j)', async (refusal, title, description) => {
    arrange();
    testServer.fail(addItem, refusal);
    const { user, toasts } = await openScreen('/products');
    await waitFor(async () => expect(await add()).toBeEnabled());
    await user.click(await add());
    expect(await toasts().findByText(title)).toBeVisible();
    expect(toasts().getByText(description)).toBeVisible();
  });

  test('lists the item as recently added for 5 seconds, shortened', async () => {
    jest.useFakeTimers();
    try {
      const product = aProduct({ name: 'n'.repeat(61), description: 'd'.repeat(121) });
      arrange({ products: [product] });
      testServer.reply(addItem, anItem(product));
      const { user } = await openScreen('/products', { advanceTimers: jest.advanceTimersByTime });
      const button = await screen.findByRole('button', { name: /^Add n+ to registry$/ });
      await waitFor(() => expect(button).toBeEnabled());
      await user.click(button);

      expect(
        await screen.findByRole('heading', { name: 'Recently Added to Registry' }),
      ).toBeVisible();
      expect(screen.getByText(`${'n'.repeat(57)}...`)).toBeVisible();
      expect(screen.getByText(`${'d'.repeat(117)}...`)).toBeVisible();
      await waitFor(
        () =>
          expect(
            screen.queryByRole('heading', { name: 'Recently Added to Registry' }),
          ).not.toBeInTheDocument(),
        { timeout: 6_000 },
      );
    } finally {
      jest.useRealTimers();
    }
  });
});
