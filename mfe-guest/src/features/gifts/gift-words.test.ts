import { anItem } from '../../testing/fixtures.ts';
import { giftWords } from './gift-words.ts';

test.each([
  [{}, 'Still needed', undefined],
  [{ quantityRequested: 3, quantityFulfilled: 1 }, '1 of 3 given', undefined],
  [{ quantityReserved: 1 }, 'Reserved', 'It is reserved right now.'],
  [
    { quantityRequested: 2, quantityFulfilled: 1, quantityReserved: 1 },
    '1 of 2 given, 1 reserved',
    'It is reserved right now.',
  ],
  [{ quantityFulfilled: 1 }, 'Given', 'This gift is complete.'],
  [
    { price: 5000, quantityReserved: 1, pledgedAmount: 1800 },
    '₹1,800 of ₹5,000 promised',
    undefined,
  ],
])('a gift with %j reads "%s"', (changes, label, unavailable) => {
  const words = giftWords(anItem(changes));
  expect(words.label).toBe(label);
  expect(words.unavailable).toBe(unavailable);
});
