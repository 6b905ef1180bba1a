import { orderRange, parsePrice } from './parse-price.ts';

test('parses rupee signs, grouping and spaces', () => {
  expect(parsePrice('₹ 1,41,999', 0)).toBe(141999);
  expect(parsePrice('2500', 0)).toBe(2500);
});

test('returns the fallback for empty text, text that is no number, and negative amounts', () => {
  expect(parsePrice('', 1000)).toBe(1000);
  expect(parsePrice('cheap', 15000)).toBe(15000);
  expect(parsePrice('-5', 1000)).toBe(1000);
});

test('puts a range in rising order', () => {
  expect(orderRange([900, 100])).toStrictEqual([100, 900]);
  expect(orderRange([100, 900])).toStrictEqual([100, 900]);
});
