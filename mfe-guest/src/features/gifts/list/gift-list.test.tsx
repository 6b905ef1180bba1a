import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aHeldGift,
  aRegistry,
  anExternalItem,
  anItem,
  shareCode,
} from '../../../testing/fixtures.ts';
import { list, shownNames, openGiftList, openFilters } from '../../../testing/open-gift-list.ts';
import { openPage, openSharedRegistry, serveRegistry } from '../../../testing/open-guest-page.tsx';

describe('a row of the wish list', () => {
  const row = () => within(list()).getByRole('listitem');

  test('an available catalogue gift offers Purchase and Contribute', async () => {
    await openGiftList([anItem({ quantityRequested: 3, quantityFulfilled: 1 })]);
    expect(row()).toHaveTextContent('Dhatu Works');
    expect(row()).toHaveTextContent('₹1,499');
    expect(row()).toHaveTextContent('1/3');
    expect(row()).toHaveTextContent('1 of 3 given');
    expect(within(row()).getByRole('button', { name: 'Purchase Brass Diya Lamp' })).toBeEnabled();
    expect(
      within(row()).getByRole('button', { name: 'Contribute to Brass Diya Lamp' }),
    ).toBeEnabled();
  });

  test('an external gift names its shop and offers only Purchase', async () => {
    await openGiftList([anExternalItem()]);
    expect(row()).toHaveTextContent('shop.example');
    expect(within(row()).getAllByRole('button')).toHaveLength(1);
    expect(within(row()).getByRole('button')).toHaveTextContent('Purchase');
  });

  test("a held gift is 'Reserved' and can't be claimed", async () => {
    await openGiftList([anItem({ quantityReserved: 1 })]);
    expect(row()).toHaveTextContent('Reserved');
    expect(row()).toHaveTextContent('Someone is buying this.');
    expect(within(row()).queryByRole('button')).not.toBeInTheDocument();
  });

  test('its holder sees until when, and marks it as bought', async () => {
    const chair = anExternalItem({ quantityReserved: 1 });
    openSharedRegistry({
      items: [chair],
      gifts: [{ ...aHeldGift(chair), askAfter: '2099-11-20T10:00:00Z' }],
    });
    await screen.findByRole('list', { name: 'Your gifts' });
    expect(await within(row()).findByText(/^You hold this until Nov 20, 2099/)).toBeVisible();
    expect(row()).not.toHaveTextContent('Someone is buying this.');
    expect(within(row()).queryByRole('link', { name: /^Tell me if/ })).not.toBeInTheDocument();
    expect(
      within(row()).getByRole('button', { name: `I have bought it: ${chair.name}` }),
    ).toBeEnabled();
  });

  test('a hold of one of several units stands beside the units that are left', async () => {
    const chairs = anExternalItem({ quantityRequested: 3, quantityReserved: 1 });
    openSharedRegistry({
      items: [chairs],
      gifts: [{ ...aHeldGift(chairs), askAfter: '2099-11-20T10:00:00Z' }],
    });
    await screen.findByRole('list', { name: 'Your gifts' });
    expect(await within(row()).findByText(/^You hold this until Nov 20, 2099/)).toBeVisible();
    for (const name of [`I have bought it: ${chairs.name}`, `Purchase ${chairs.name}`])
      expect(within(row()).getByRole('button', { name })).toBeEnabled();
  });

  test("a bought gift is 'Given' and can't be claimed", async () => {
    await openGiftList([anItem({ quantityFulfilled: 1 })]);
    expect(row()).toHaveTextContent('Given');
    expect(within(row()).queryByRole('button')).not.toBeInTheDocument();
  });

  test('a partly funded gift shows its progress and accepts only contributions', async () => {
    await openGiftList([anItem({ quantityReserved: 1, pledgedAmount: 500 })]);
    expect(within(row()).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '₹500 of ₹1,499 promised',
    );
    expect(within(row()).getAllByRole('button')).toHaveLength(1);
    expect(within(row()).getByRole('button')).toHaveTextContent('Contribute');
  });
});

describe('the address', () => {
  const lamp = anItem({ name: 'Lamp', price: 500 });
  const vase = anItem({ name: 'Vase', price: 2000 });

  test('sorts and filters the list when it opens', async () => {
    serveRegistry({ items: [lamp, vase] });
    openPage(`/r/${shareCode}?sort=price-high&max=1000`);
    expect(await screen.findByRole('heading', { name: 'Registry Items (1)' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(
      'Price: High to Low',
    );
    expect(shownNames()).toEqual(['Lamp']);
  });

  test('follows the list', async () => {
    const { user, address } = await openFilters([lamp, vase]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name: Z to A');
    await user.click(screen.getByRole('checkbox', { name: 'Purchased' }));
    await waitFor(() => expect(address()).toBe(`/r/${shareCode}?sort=name-za&show=available`));
    fireEvent.change(screen.getByRole('slider', { name: 'Lowest price' }), {
      target: { value: '600' },
    });
    expect(shownNames()).toEqual(['Vase']);
    await waitFor(() =>
      expect(address()).toBe(`/r/${shareCode}?sort=name-za&min=600&show=available`),
    );
    expect(shownNames()).toEqual(['Vase']);
  });
});

describe('the order of the host', () => {
  const lamp = anItem({ name: 'Lamp', price: 900, section: 'Kitchen' });
  const bowl = anItem({ name: 'Bowl', price: 100 });

  test("is offered as 'Recommended', with the sections; the default stays", async () => {
    const { user } = await openGiftList([lamp, bowl]);
    expect(shownNames()).toEqual(['Bowl', 'Lamp']);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Recommended');
    const kitchen = within(screen.getByRole('list', { name: 'Kitchen' }));
    expect(kitchen.getByRole('heading', { name: 'Lamp' })).toBeVisible();
    const others = within(screen.getByRole('list', { name: 'Other gifts' }));
    expect(others.getByRole('heading', { name: 'Bowl' })).toBeVisible();
  });

  test('needs no headings without sections', async () => {
    const { user } = await openGiftList([{ ...lamp, section: null }, bowl]);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Recommended');
    expect(shownNames()).toEqual(['Lamp', 'Bowl']);
  });

  test('comes with the note and the mark of the host', async () => {
    await openGiftList([{ ...lamp, note: 'In copper, please', isMostWanted: true }]);
    expect(screen.getByText('In copper, please')).toBeVisible();
    expect(within(list()).getByText('Most wanted')).toBeVisible();
  });
});

describe('a live change', () => {
  const lamp = anItem({ name: 'Lamp', price: 500 });
  const bowl = anItem({ name: 'Bowl', price: 900 });
  const registry = aRegistry();

  async function sellLamp(search: string) {
    serveRegistry({ registry, items: [lamp, bowl], version: 1 });
    const page = openPage(`/r/${shareCode}${search}`);
    await screen.findByRole('heading', { name: 'Registry Items (2)' });
    const items = [{ ...lamp, quantityFulfilled: 1 }, bowl];
    serveRegistry({ registry, items, version: 2 });
    page.emit({ type: 'registry-changed', registryId: registry.registryId, version: 2 });
    await within(list()).findByText('just now');
    return page;
  }

  afterEach(() => void jest.useRealTimers());

  test('says so and is announced', async () => {
    await sellLamp('');
    const [row] = within(list()).getAllByRole('listitem');
    expect(row).toHaveTextContent('Given');
    expect(screen.getByText('Lamp: Given. This gift is complete.').closest('[role]')).toHaveRole(
      'status',
    );
    expect(within(list()).getAllByText('just now')).toHaveLength(1);
  });

  test.each(['?show=available', '?sort=available'])(
    'leaves the gift at its place for ten seconds with %s',
    async (search) => {
      const order = search === '?sort=available' ? ['Bowl', 'Lamp'] : ['Lamp', 'Bowl'];
      jest.useFakeTimers({ advanceTimers: true });
      await sellLamp(search);
      expect(shownNames()).toEqual(order);
      act(() => jest.advanceTimersByTime(10_000));
      expect(within(list()).queryByText('just now')).not.toBeInTheDocument();
      expect(shownNames()).toEqual(search === '?sort=available' ? ['Bowl', 'Lamp'] : ['Bowl']);
    },
  );
});
