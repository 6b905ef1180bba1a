import type { SharedItem } from '@gift-registry/bff-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRegistry, anExternalItem, anItem, shareCode } from '../testing/fixtures.ts';
import { openPage, openSharedRegistry, serveRegistry } from '../testing/open-guest-page.tsx';

const list = () => screen.getByRole('list', { name: 'Registry Items' });
const shownNames = () =>
  within(list())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

async function openWith(items: readonly SharedItem[]) {
  const page = openSharedRegistry({ items });
  await screen.findByRole('heading', { name: /^Registry Items/ });
  return page;
}

async function openFilters(items: readonly SharedItem[]) {
  const page = await openWith(items);
  await page.user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByRole('group', { name: 'Price range' });
  return page;
}

describe('a row of the wish list', () => {
  const row = () => within(list()).getByRole('listitem');

  test('an available catalogue gift offers Purchase and Contribute', async () => {
    await openWith([anItem({ quantityRequested: 3, quantityFulfilled: 1 })]);
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
    await openWith([anExternalItem()]);
    expect(row()).toHaveTextContent('shop.example');
    expect(within(row()).getAllByRole('button')).toHaveLength(1);
    expect(within(row()).getByRole('button')).toHaveTextContent('Purchase');
  });

  test("a held gift is 'Reserved' and can't be claimed", async () => {
    await openWith([anItem({ quantityReserved: 1 })]);
    expect(row()).toHaveTextContent('Reserved');
    expect(row()).toHaveTextContent('Someone is buying this.');
    expect(within(row()).queryByRole('button')).not.toBeInTheDocument();
  });

  test("a bought gift is 'Given' and can't be claimed", async () => {
    await openWith([anItem({ quantityFulfilled: 1 })]);
    expect(row()).toHaveTextContent('Given');
    expect(within(row()).queryByRole('button')).not.toBeInTheDocument();
  });

  test('a partly funded gift shows its progress and accepts only contributions', async () => {
    await openWith([anItem({ quantityReserved: 1, pledgedAmount: 500 })]);
    expect(within(row()).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '₹500 of ₹1,499',
    );
    expect(within(row()).getAllByRole('button')).toHaveLength(1);
    expect(within(row()).getByRole('button')).toHaveTextContent('Contribute');
  });
});

describe('sorting', () => {
  const lamp = anItem({ name: 'Lamp', price: 500 });
  const vase = anItem({ name: 'Vase', price: 2000, quantityFulfilled: 1 });
  const bowl = anItem({ name: 'Bowl', price: 500, quantityFulfilled: 1 });
  const cheaperVase = anItem({ name: 'Vase', price: 900 });
  const poster = anItem({ name: 'Poster', price: 25, currency: 'EUR' });

  test.each([
    ['Price: Low to High', ['Bowl', 'Lamp', 'Vase ₹900', 'Vase ₹2,000', 'Poster']],
    ['Price: High to Low', ['Vase ₹2,000', 'Vase ₹900', 'Bowl', 'Lamp', 'Poster']],
    ['Name: A to Z', ['Bowl', 'Lamp', 'Poster', 'Vase ₹900', 'Vase ₹2,000']],
    ['Name: Z to A', ['Vase ₹900', 'Vase ₹2,000', 'Poster', 'Lamp', 'Bowl']],
    ['Newest First', ['Poster', 'Vase ₹900', 'Bowl', 'Vase ₹2,000', 'Lamp']],
    ['Availability: Available First', ['Lamp', 'Poster', 'Vase ₹900', 'Bowl', 'Vase ₹2,000']],
  ])('%s breaks ties', async (order, expected) => {
    const { user } = await openWith([lamp, vase, bowl, cheaperVase, poster]);
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    expect(select).toHaveDisplayValue('Price: Low to High');
    await user.selectOptions(select, order);
    const rows = within(list())
      .getAllByRole('listitem')
      .map((row) => {
        const name = within(row).getByRole('heading').textContent;
        return name === 'Vase' ? `Vase ${/₹[\d,]+/.exec(row.textContent)?.[0]}` : name;
      });
    expect(rows).toEqual(expected);
  });

  test('the menu offers six orders and the one of the host', async () => {
    await openWith([lamp]);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Price: Low to High',
      'Price: High to Low',
      'Name: A to Z',
      'Name: Z to A',
      'Newest First',
      'Availability: Available First',
      'Recommended',
    ]);
  });
});

describe('filters', () => {
  const lamp = anItem({ name: 'Lamp', price: 1450 });
  const vase = anItem({ name: 'Vase', price: 2600, quantityFulfilled: 1 });
  const quilt = anItem({ name: 'Quilt', price: 4250, quantityReserved: 1 });
  const poster = anItem({ name: 'Poster', price: 25, currency: 'EUR' });
  const voucher = anItem({ name: 'Voucher', price: 0 });
  const all = [lamp, vase, quilt, poster, voucher];
  const everyName = ['Lamp', 'Vase', 'Quilt', 'Poster', 'Voucher'];

  const box = (name: 'Min' | 'Max') => screen.getByRole('textbox', { name });
  const thumb = (name: string) => screen.getByRole('slider', { name });

  test('the panel opens with every gift shown and the bounds of the rupee prices', async () => {
    const { user } = await openFilters(all);
    expect(thumb('Lowest price')).toHaveAttribute('aria-valuetext', '₹1,400');
    expect(thumb('Highest price')).toHaveAttribute('aria-valuetext', '₹4,300');
    expect(box('Min')).toHaveValue('1,400');
    expect(box('Max')).toHaveValue('4,300');
    expect(screen.getByRole('checkbox', { name: 'Available' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Purchased' })).toBeChecked();
    expect(shownNames()).toEqual(everyName);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.queryByRole('checkbox', { name: 'Available' })).not.toBeInTheDocument();
  });

  test('the slider moves in steps of 100 and hides gifts outside of the range', async () => {
    await openFilters(all);
    fireEvent.change(thumb('Lowest price'), { target: { value: '1500' } });
    expect(box('Min')).toHaveValue('1,500');
    expect(shownNames()).toEqual(['Vase', 'Quilt', 'Poster', 'Voucher']);
    expect(thumb('Lowest price')).toHaveAttribute('step', '100');
  });

  test('typed amounts filter when the box is left', async () => {
    const { user } = await openFilters(all);
    await user.clear(box('Max'));
    await user.type(box('Max'), '3,000');
    expect(shownNames()).toEqual(everyName);
    await user.tab();
    expect(shownNames()).toEqual(['Lamp', 'Vase', 'Poster', 'Voucher']);
  });

  test.each(['', 'cheap'])('Min falls back to 0 and Max to 1,00,000 for "%s"', async (typed) => {
    const { user } = await openFilters(all);
    for (const name of ['Min', 'Max'] as const) {
      await user.clear(box(name));
      if (typed) await user.type(box(name), typed);
      await user.keyboard('{Enter}');
    }
    expect(box('Min')).toHaveValue('0');
    expect(box('Max')).toHaveValue('1,00,000');
    expect(shownNames()).toEqual(everyName);
  });

  test('Available and Purchased filter by what is bought; held gifts count as available', async () => {
    const { user } = await openFilters(all);
    const available = screen.getByRole('checkbox', { name: 'Available' });
    const purchased = screen.getByRole('checkbox', { name: 'Purchased' });
    await user.click(purchased);
    expect(shownNames()).toEqual(['Lamp', 'Quilt', 'Poster', 'Voucher']);
    await user.click(available);
    await user.click(purchased);
    expect(shownNames()).toEqual(['Vase']);
    expect(screen.getByRole('heading', { name: 'Registry Items (1)' })).toBeVisible();
  });

  test("filters that match nothing say 'No products found' and can be cleared", async () => {
    const { user } = await openFilters(all);
    await user.click(screen.getByRole('checkbox', { name: 'Available' }));
    await user.click(screen.getByRole('checkbox', { name: 'Purchased' }));
    expect(screen.getByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your filters to see more items.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Registry Items (0)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(shownNames()).toEqual(everyName);
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
    const { user } = await openWith([lamp, bowl]);
    expect(shownNames()).toEqual(['Bowl', 'Lamp']);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Recommended');
    const kitchen = within(screen.getByRole('list', { name: 'Kitchen' }));
    expect(kitchen.getByRole('heading', { name: 'Lamp' })).toBeVisible();
    const others = within(screen.getByRole('list', { name: 'Other gifts' }));
    expect(others.getByRole('heading', { name: 'Bowl' })).toBeVisible();
  });

  test('needs no headings without sections', async () => {
    const { user } = await openWith([{ ...lamp, section: null }, bowl]);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Recommended');
    expect(shownNames()).toEqual(['Lamp', 'Bowl']);
  });

  test('comes with the note and the mark of the host', async () => {
    await openWith([{ ...lamp, note: 'In copper, please', isMostWanted: true }]);
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

describe('a budget', () => {
  const lamp = anItem({ name: 'Lamp', price: 2100 });
  const sofa = anItem({ name: 'Sofa', price: 4000 });
  const fridge = anItem({ name: 'Fridge', price: 58_500 });
  const items = [lamp, sofa, fridge];
  const choice = (name: string) => screen.getByRole('button', { name });

  test('shows the gifts that fit, and parts of dear ones', async () => {
    const { user, address } = await openWith(items);
    await user.click(choice('I have about…'));
    expect(shownNames()).toEqual(['Lamp', 'Sofa', 'Fridge']);
    await user.type(screen.getByRole('textbox', { name: 'I have about' }), '2,000{Enter}');
    expect(shownNames()).toEqual(['Lamp', 'Sofa']);
    expect(within(list()).getByText('Give ₹2,000 of it')).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/r/${shareCode}?budget=2%2C000`));
    await user.click(screen.getByRole('button', { name: 'Contribute to Sofa' }));
    expect(await screen.findByRole('textbox', { name: /^Amount/ })).toHaveValue('2000');
    await user.keyboard('{Escape}');
    await user.click(choice('About ₹2,000'));
    expect(shownNames()).toEqual(['Lamp', 'Sofa', 'Fridge']);
    expect(screen.queryByRole('textbox', { name: 'I have about' })).not.toBeInTheDocument();
  });

  test('that is no amount is explained and hides nothing', async () => {
    const { user } = await openWith(items);
    await user.click(choice('I have about…'));
    await user.type(screen.getByRole('textbox', { name: 'I have about' }), 'little{Enter}');
    expect(screen.getByRole('textbox', { name: 'I have about' })).toHaveAccessibleDescription(
      'Please enter an amount',
    );
    expect(shownNames()).toEqual(['Lamp', 'Sofa', 'Fridge']);
  });
});
