import { formatPrice, isPriced } from './format-price.ts';

test('groups rupees the Indian way and omits zero paise', () => {
  expect(formatPrice(141999)).toBe('₹1,41,999');
  expect(formatPrice('1299.00')).toBe('₹1,299');
  expect(formatPrice(499.5)).toBe('₹499.50');
  expect(formatPrice(12345678)).toBe('₹1,23,45,678');
});

test('formats zero, missing and invalid amounts as sentences', () => {
  for (const unknown of [0, '0.00', null]) {
    expect(formatPrice(unknown)).toBe('Price on request');
    expect(isPriced(unknown)).toBe(false);
  }
  for (const invalid of [undefined, '', 'soon', Number.NaN, -1, Number.POSITIVE_INFINITY]) {
    expect(formatPrice(invalid)).toBe('Price unavailable');
    expect(isPriced(invalid)).toBe(false);
  }
});

test('formats other currencies in their own format', () => {
  expect(formatPrice(49.99, 'USD')).toBe('$49.99');
  expect(formatPrice(1200, 'EUR')).toBe('€1,200');
  expect(formatPrice(1500, 'JPY')).toBe('¥1,500');
  expect(formatPrice(10, 'rupees')).toBe('Price unavailable');
});
