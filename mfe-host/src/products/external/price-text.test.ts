import { currencyInText, parsePriceText } from './price-text.ts';

test('rupee sign, commas and spaces are stripped', () => {
  expect(parsePriceText('₹ 1,41,999')).toBe(141_999);
  expect(parsePriceText('1 499.50')).toBe(1499.5);
});

test('the ways in which prices are written in India are understood', () => {
  expect(parsePriceText('Rs. 1,499/-')).toBe(1499);
  expect(parsePriceText('INR 250')).toBe(250);
});

test('what is no number becomes 0, and nothing typed is no price', () => {
  expect(parsePriceText('a lot')).toBe(0);
  expect(parsePriceText('12.34.56')).toBe(0);
  expect(parsePriceText('  ')).toBe(null);
});

test('a typed symbol names its currency, unless several countries use it', () => {
  expect(
    ['₹2,400', 'Rs. 500', 'inr 20', '20 €', '£5', '$5', '2400', ''].map(currencyInText),
  ).toStrictEqual(['INR', 'INR', 'INR', 'EUR', 'GBP', undefined, undefined, undefined]);
});
