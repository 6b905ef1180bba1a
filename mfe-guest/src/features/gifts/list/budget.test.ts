import { anExternalItem, anItem } from '../../../testing/fixtures.ts';
import { fitsBudget, partWithin } from './budget.ts';

test.each([
  ['a gift of that price', anItem({ price: 2000 }), true],
  ['a tenth more', anItem({ price: 2200 }), true],
  ['more of a shop', anExternalItem({ price: 2201 }), false],
  ['a gift that is held', anItem({ price: 500, quantityReserved: 1 }), false],
  ['a gift that is given', anItem({ price: 500, quantityFulfilled: 1 }), false],
  ['half of a gift', anItem({ price: 4000 }), true],
  ['less than half', anItem({ price: 4001 }), false],
  [
    'a gift that others began',
    anItem({ price: 20_000, quantityReserved: 1, pledgedAmount: 500 }),
    true,
  ],
  ['a price in euros', anExternalItem({ price: 90, currency: 'EUR' }), true],
])('about ₹2,000: %s', (_, item, expected) => {
  expect(fitsBudget(item, 2000)).toBe(expected);
});

test('a part is never more than the missing amount', () => {
  expect(partWithin(anItem({ price: 4000 }), 2000)).toBe(2000);
  expect(partWithin(anItem({ price: 8000, quantityReserved: 1, pledgedAmount: 7000 }), 2000)).toBe(
    1000,
  );
  expect(partWithin(anItem({ price: 1500 }), 2000)).toBeUndefined();
});
