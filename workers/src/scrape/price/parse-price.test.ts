import { parsePrice } from './parse-price.ts';

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
  ['40% off', null, null],
  ['Sheet Set', null, null],
  ['', null, null],
];

for (const [text, amount, currency, host] of cases)
  test(`price of ${JSON.stringify(text)}`, () => {
    const price = parsePrice(text, host);
    expect([price?.amount ?? null, price?.currency ?? null]).toStrictEqual([amount, currency]);
  });

test('hostile text is read in linear time', () => {
  const started = performance.now();
  for (const text of [
    '1'.repeat(50_000),
    '1,'.repeat(25_000),
    ' '.repeat(50_000),
    '₹'.repeat(50_000),
  ])
    parsePrice(text);
  expect(performance.now() - started).toBeLessThan(5_000);
});
