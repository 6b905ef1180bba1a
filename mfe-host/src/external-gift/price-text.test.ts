import { currencyInText, parsePriceText } from './price-text.ts';

test('parsePriceText strips rupee sign, commas and spaces', () => {
  expect(parsePriceText('₹ 1,41,999')).toBe(141_999);
  expect(parsePriceText('1 499.50')).toBe(1499.5);
});

test('parsePriceText reads Indian notations', () => {
  expect(parsePriceText('Rs. 1,499/-')).toBe(1499);
  expect(parsePriceText('INR 250')).toBe(250);
});

test('parsePriceText reads other text, or none, as no price', () => {
  expect(parsePriceText('a lot')).toBe(null);
  expect(parsePriceText('12.34.56')).toBe(null);
  expect(parsePriceText('  ')).toBe(null);
});

test('currencyInText finds the currency of an unambiguous symbol', () => {
  expect(
    ['₹2,400', 'Rs. 500', 'inr 20', '20 €', '£5', '$5', '2400', ''].map(currencyInText),
  ).toStrictEqual(['INR', 'INR', 'INR', 'EUR', 'GBP', undefined, undefined, undefined]);
});
