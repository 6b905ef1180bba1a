import { orderRange } from './price-range.tsx';

test('puts a range in rising order', () => {
  expect(orderRange([900, 100])).toStrictEqual([100, 900]);
  expect(orderRange([100, 900])).toStrictEqual([100, 900]);
});
