import { screen, within } from '@testing-library/react';
import { anItem } from '../../../testing/fixtures.ts';
import { list, openGiftList } from '../../../testing/open-gift-list.ts';

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
    const { user } = await openGiftList([lamp, vase, bowl, cheaperVase, poster]);
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
    await openGiftList([lamp]);
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
