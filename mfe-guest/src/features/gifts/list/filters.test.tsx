import { fireEvent, screen } from '@testing-library/react';
import { anItem } from '../../../testing/fixtures.ts';
import { shownNames, openFilters } from '../../../testing/open-gift-list.ts';

describe('filters', () => {
  const lamp = anItem({ name: 'Lamp', price: 1450 });
  const vase = anItem({ name: 'Vase', price: 2600, quantityFulfilled: 1 });
  const quilt = anItem({ name: 'Quilt', price: 4250, quantityReserved: 1 });
  const poster = anItem({ name: 'Poster', price: 25, currency: 'EUR' });
  const voucher = anItem({ name: 'Voucher', price: null });
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
