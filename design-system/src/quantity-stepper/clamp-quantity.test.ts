import { clampQuantity } from './quantity-stepper.tsx';

test('clamps a typed number to the bounds', () => {
  expect(clampQuantity('7', 1, 1, 99)).toBe(7);
  expect(clampQuantity('0', 1, 1, 99)).toBe(1);
  expect(clampQuantity('-3', 1, 1, 99)).toBe(1);
  expect(clampQuantity('120', 1, 1, 99)).toBe(99);
});

test('returns the fallback for text that is no number', () => {
  expect(clampQuantity('', 4, 1, 99)).toBe(4);
  expect(clampQuantity('many', 4, 1, 99)).toBe(4);
});
