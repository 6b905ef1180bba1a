import { clampQuantity } from './clamp-quantity.ts';

test('a typed number stays within the bounds', () => {
  expect(clampQuantity('7', 1, 1, 99)).toBe(7);
  expect(clampQuantity('0', 1, 1, 99)).toBe(1);
  expect(clampQuantity('-3', 1, 1, 99)).toBe(1);
  expect(clampQuantity('120', 1, 1, 99)).toBe(99);
});

test('text that is no number keeps what was there', () => {
  expect(clampQuantity('', 4, 1, 99)).toBe(4);
  expect(clampQuantity('many', 4, 1, 99)).toBe(4);
});
