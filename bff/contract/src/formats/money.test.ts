import fc from 'fast-check';
import { formatPaise, formatPrice, formatRupees, fromPaise, toPaise } from './money.ts';

const indian = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

test('every amount reads as Intl writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (paise) => {
      expect(formatPaise(paise)).toBe(indian.format(paise / 100));
    }),
  );
});

test('an amount in rupees keeps each paisa', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999_999), (paise) => {
      expect(toPaise(fromPaise(paise))).toBe(paise);
    }),
  );
  expect(formatRupees(0.1 + 0.2)).toBe('₹0.30');
  expect(formatRupees(0)).toBe('₹0');
});

test('groups rupees the Indian way and omits zero paise', () => {
  expect(formatPrice(141999)).toBe('₹1,41,999');
  expect(formatPrice('1299.00')).toBe('₹1,299');
  expect(formatPrice(499.5)).toBe('₹499.50');
  expect(formatPrice(12345678)).toBe('₹1,23,45,678');
});

test('formats zero, missing and invalid amounts as text', () => {
  for (const unknown of [0, '0.00', null]) {
    expect(formatPrice(unknown)).toBe('Price on request');
  }
  for (const invalid of [undefined, '', 'soon', Number.NaN, -1, Number.POSITIVE_INFINITY]) {
    expect(formatPrice(invalid)).toBe('Price unavailable');
  }
});

test('formats other currencies in their own format', () => {
  expect(formatPrice(49.99, 'USD')).toBe('$49.99');
  expect(formatPrice(1200, 'EUR')).toBe('€1,200');
  expect(formatPrice(1500, 'JPY')).toBe('¥1,500');
  expect(formatPrice(10, 'rupees')).toBe('Price unavailable');
});
