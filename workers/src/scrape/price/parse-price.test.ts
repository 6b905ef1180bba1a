import { findPrices, parsePrice } from './parse-price.ts';

const cases: readonly [
  text: string,
  amount: number | null,
  currency: string | null,
  host?: string,
][] = [
  ['₹1,41,999', 141999, 'INR'],
  ['Rs. 1,299.00', 1299, 'INR'],
  ['Rs 450', 450, 'PKR', 'shop.pk'],
  ['₹459₹4277% Off', 459, 'INR'],
  ['M.R.P.: ₹2,499', 2499, 'INR'],
  ['48,00 €', 48, 'EUR'],
  ['71,91 € 79,90 €', 71.91, 'EUR'],
  ['1.050', 1050, null],
  ["CHF 1'299.–", 1299, 'CHF'],
  ['75 000 руб.', 75000, 'RUB'],
  ['$5.000', 5000, 'CLP', 'www.shop.cl'],
  ['$5,000.50', 5000.5, 'USD', 'shop.com'],
  ['CA$12', 12, 'CAD'],
  ['0.999', 0.999, null],
  ['4.250 KWD', 4.25, 'KWD'],
  ['29.1583', 29.1583, null],
  ['3 for 499 kr', 499, 'NOK', 'shop.no'],
  ['pln 12,50', 12.5, 'PLN'],
  ['.75 €', 0.75, 'EUR'],
  ['$ .99', 0.99, 'USD'],
  ['INR.75', 75, 'INR'],
  ['$1,190.00 AUD', 1190, 'AUD'],
  ['SGD$4.90', 4.9, 'SGD'],
  ['US $12.50', 12.5, 'USD'],
  ['₹500 USD 6', 500, 'INR'],
  ['1 200 ALL', 1200, 'ALL'],
  ['149 lei', 149, 'RON'],
  ['S/ 49.90', 49.9, 'PEN'],
  ['₹999-₹1,999', 999, 'INR'],
  ['-5 €', null, null],
  ['−5', null, null],
  ['-$5', null, null],
  ['99999999999 €', null, null],
  ['40% off', null, null],
  ['Fr. 01. September', null, null],
  ['Sheet Set', null, null],
  ['', null, null],
];

for (const [text, amount, currency, host] of cases)
  test(`price of ${JSON.stringify(text)}`, () => {
    const price = parsePrice(text, host);
    expect([price?.amount ?? null, price?.currency ?? null]).toStrictEqual([amount, currency]);
  });

test.each([
  'Borosil 6 Cup Coffee Maker',
  'Coffee Maker, 6 cup',
  'Parker 2 Pen Gift Set',
  'Rack of 3 Top Shelf',
  'Hair Gel 100 Gel Pack',
  'BEDSHEET 100 ALL COTTON',
  '2 Lei Garlands',
  'T-Shirt, Pack of 2 S/M',
  'Laptop with 8 AMD cores',
])('finds no price in the product name "%s"', (name) => {
  expect(findPrices(name)).toStrictEqual([]);
});

test('finds a price behind a word that is no currency', () => {
  expect(findPrices('Top 5 €')).toStrictEqual([{ amount: 5, currency: 'EUR' }]);
  expect(findPrices('the INR 500')).toStrictEqual([{ amount: 500, currency: 'INR' }]);
});

test('only the beginning of a long text is read', () => {
  expect(findPrices(`${'x'.repeat(390)} ₹500`)).toStrictEqual([{ amount: 500, currency: 'INR' }]);
  for (const part of ['1', '1,', ' ', '₹', 'x'])
    expect(findPrices(`${part.repeat(400)} ₹500`)).toStrictEqual([]);
});
