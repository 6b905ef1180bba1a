import { listProducts } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aProduct } from '../../testing/fixtures.ts';
import { arrange, searches, box, lamp } from '../../testing/products.ts';
import { openScreen } from '../../testing/open-screen.tsx';

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

  test('an unreadable reply reads as text, never as JSON', async () => {
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
