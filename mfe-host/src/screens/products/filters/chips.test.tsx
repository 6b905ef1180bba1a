import { getCurrentRegistry } from '@gift-registry/bff-contract';
import { testServer } from '@gift-registry/bff-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  kitchen,
  lastSearch,
  chip,
  answerProducts,
  registry,
} from '../../../testing/products-tools.ts';
import { openScreen } from '../../../testing/open-screen.tsx';

beforeEach(answerProducts);

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

describe('the order', () => {
  const sort = () => screen.findByRole('combobox', { name: 'Sort by' });

  test('begins with the occasion of the registry, and can be the newest first or by price', async () => {
    const { user, address } = await openScreen('/products');
    await waitFor(async () => expect(await sort()).toHaveDisplayValue('Wedding First'));
    expect(lastSearch()).toMatchObject({ sort: 'newest', firstOccasion: 'wedding' });
    expect(address()).toBe('/products');
    await user.selectOptions(await sort(), 'Newest First');
    await waitFor(() => expect(lastSearch()).not.toHaveProperty('firstOccasion'));
    expect(address()).toBe('/products?sort=newest');
    await user.selectOptions(await sort(), 'Price: Low to High');
    await waitFor(() => expect(lastSearch()?.sort).toBe('price-low'));
    expect(address()).toBe('/products?sort=price-low');
  });

  test('is the newest first for a registry of no special occasion', async () => {
    testServer.reply(getCurrentRegistry, { registry: { ...registry, occasion: 'other' } });
    await openScreen('/products');
    expect(await sort()).toHaveDisplayValue('Newest First');
    await waitFor(() => expect(lastSearch()?.sort).toBe('newest'));
    expect(lastSearch()).not.toHaveProperty('firstOccasion');
    expect(screen.getAllByRole('option', { name: /First$/ })).toHaveLength(1);
  });

  test('is by relevance while there is a search term', async () => {
    const { user } = await openScreen('/products?search=lamp');
    expect(await sort()).toHaveDisplayValue('Relevance');
    await waitFor(() => expect(lastSearch()?.sort).toBe('relevance'));
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(async () => expect(await sort()).toHaveDisplayValue('Wedding First'));
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
