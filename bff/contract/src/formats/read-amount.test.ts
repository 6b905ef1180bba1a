import fc from 'fast-check';
import { amountProblem, readAmount, readRupees, type DecimalMark } from './read-amount.ts';

const paiseIn = (typed: string, known?: DecimalMark) => {
  const reading = readAmount(typed, known);
  return reading.kind === 'amount' ? reading.paise : reading.kind;
};

test.each([
  ['899,50', 899_50],
  ['899,5', 899_50],
  ['899.50', 899_50],
  ['₹ 1,41,999', 141_999_00],
  ['1,499', 1_499_00],
  ['1,499.50', 1_499_50],
  ['1.499,50', 1_499_50],
  ['1.234.567', 1_234_567_00],
  ['1 499,50', 1_499_50],
  ['1\u00a0499', 1_499_00],
  ['1’499.50', 1_499_50],
  ['Rs. 1,499/-', 1_499_00],
  ['1,499/=', 1_499_00],
  ['INR 250', 250_00],
  ['250 rs', 250_00],
  ['₹५०१', 501_00],
  ['१,४१,९९९.५०', 141_999_50],
  ['௫௦௧', 501_00],
  ['1.5 lakh', 150_000_00],
  ['2 lakhs', 200_000_00],
  ['₹1.25 Lakh', 125_000_00],
  ['1.005lac', 100_500_00],
  ['२ लाख', 200_000_00],
  ['2 lakh rupees', 200_000_00],
  ['10 lakhs/-', 1_000_000_00],
  ['€20', 20_00],
  ['$5', 5_00],
  ['.75', 75],
  ['0', 0],
  ['1499.000', 1_499_00],
  ['1,499.', 1_499_00],
])('%s is read', (typed, paise) => {
  expect(paiseIn(typed)).toBe(paise);
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['a lot', 'unreadable'],
  ['12.34.56', 'unreadable'],
  ['1,50,00', 'unreadable'],
  ['1,499,50', 'unreadable'],
  ['2 for 500', 'unreadable'],
  ['₹', 'unreadable'],
  ['-', 'unreadable'],
  ['1e5', 'unreadable'],
  ['lakh', 'unreadable'],
  ['1.123456789 lakh', 'unreadable'],
  ['1,2,3 lakh', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['9'.repeat(61), 'unreadable'],
])('%j is no amount', (typed, kind) => {
  expect(readAmount(typed).kind).toBe(kind);
});

test('the message names the problem', () => {
  const problems = ['cheap', '-3', '-₹3', '34.9921', '5', ''].map((typed) =>
    amountProblem(readAmount(typed)),
  );
  expect(problems).toStrictEqual([
    'Please enter an amount',
    'Please enter an amount of 0 or more',
    'Please enter an amount of 0 or more',
    'Please use at most two decimals',
    undefined,
    undefined,
  ]);
});

test('a point before three digits is asked about, unless the decimal mark is known', () => {
  expect(readAmount('₹1.499')).toStrictEqual({
    kind: 'ambiguous',
    paise: [1_499_00, 1_50],
    currency: 'INR',
  });
  expect(amountProblem(readAmount('1.499'))).toBe(
    'Is this 1,499 or 1.50? Please write 1499 or 1.50.',
  );
  expect(paiseIn('1.499', ',')).toBe(1_499_00);
  expect(paiseIn('1.490', '.')).toBe(1_49);
  expect(paiseIn('1.499', '.')).toBe(1_50);
});

test('rupees in an address are read without a question', () => {
  expect(['1.500', 'Rs. 1,499/-', '899.50', '', 'cheap'].map(readRupees)).toStrictEqual([
    1500,
    1499,
    899.5,
    undefined,
    undefined,
  ]);
});

test('a written currency is named', () => {
  const named = ['₹2,400', 'Rs. 500', 'inr 20', '20 €', '£5', 'US$5', '$5', '2400'].map((typed) => {
    const reading = readAmount(typed);
    return reading.kind === 'amount' ? reading.currency : reading.kind;
  });
  expect(named).toStrictEqual(['INR', 'INR', 'INR', 'EUR', 'GBP', 'USD', undefined, undefined]);
});

const amounts = fc.integer({ min: 0, max: 9_999_999_999 });
const write = (paise: number, locale: string) =>
  (paise / 100).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test.each(['en-IN', 'en-US', 'de-DE', 'fr-FR', 'de-CH', 'hi-IN', 'es-ES'])(
  'every amount is read as %s writes it, and never as another',
  (locale) => {
    fc.assert(
      fc.property(amounts, (paise) => {
        expect(paiseIn(write(paise, locale))).toBe(paise);
        expect(paiseIn(`₹ ${write(paise, locale)}/-`)).toBe(paise);
      }),
    );
  },
);

test('any text gets an answer: none, a question, a refusal, or whole paise', () => {
  const typed = fc.oneof(
    fc.string({ unit: fc.constantFrom(..."0123456789.,' ₹-/e"), maxLength: 20 }),
    fc.string(),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const paise = paiseIn(text);
      if (typeof paise === 'number') {
        expect(Number.isInteger(paise)).toBe(true);
        expect(paise).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('a comma or point before one or two digits is never read as thousands', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom(',', '.'),
      (units, hundredths, mark) => {
        const typed = `${units}${mark}${String(hundredths).padStart(2, '0')}`;
        expect(paiseIn(typed)).toBe(units * 100 + hundredths);
      },
    ),
  );
});
