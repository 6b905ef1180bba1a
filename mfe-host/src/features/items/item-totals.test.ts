import { aProduct, anItem } from '../../testing/fixtures.ts';
import { itemTotals } from './item-totals.ts';

const item = (price: number | null, currency: string, quantityRequested: number) =>
  anItem(aProduct({ price, currency }), { quantityRequested });

test('itemTotals counts units and adds up prices', () => {
  expect(itemTotals([item(1499, 'INR', 2), item(900, 'INR', 1)])).toStrictEqual({
    units: 3,
    total: '₹3,898',
    unpriced: 0,
  });
});

test('itemTotals keeps currencies apart and counts gifts without a price', () => {
  expect(
    itemTotals([item(1499, 'INR', 1), item(20, 'USD', 2), item(null, 'INR', 1), item(0, 'INR', 1)]),
  ).toStrictEqual({ units: 5, total: '₹1,499 + $40', unpriced: 2 });
  expect(itemTotals([item(0, 'INR', 2)]).total).toBeUndefined();
});
