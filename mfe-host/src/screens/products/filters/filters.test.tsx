import { listCategories } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { kitchen, arrange, searches, lamp } from '../../../testing/products.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

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
