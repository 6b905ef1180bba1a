import {
  addItem,
  getCurrentRegistry,
  getRegistry,
  listProducts,
  listUnattachedItems,
} from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { alreadyAdded, unavailable } from '../../testing/failures.ts';
import { aProduct, aRegistry, anItem } from '../../testing/fixtures.ts';
import { registry, arrange, searches, lamp } from '../../testing/products.ts';
import { openScreen } from '../../testing/open-screen.tsx';

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
