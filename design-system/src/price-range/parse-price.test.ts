import { orderRange, parsePrice } from './parse-price.ts';

test('rupee signs, grouping and spaces are understood', () => {
  expect(parsePrice('₹ 1,41,999', 0)).toBe(141999);
  expect(parsePrice('2500', 0)).toBe(2500);
});

test('empty and non-numeric text falls back', () => {
  expect(parsePrice('', 1000)).toBe(1000);
  expect(parsePrice('cheap', 15000)).toBe(15000);
  expect(parsePrice('-5', 1000)).toBe(1000);
});

test('a range is put in rising order', () => {
  expect(orderRange([900, 100])).toStrictEqual([100, 900]);
  expect(orderRange([100, 900])).toStrictEqual([100, 900]);
});
