import { toPaise } from '@gift-registry/bff-contract';
import { anItem } from '../../testing/fixtures.ts';
import { suggestAmounts } from './suggest-amounts.ts';

test.each([
  [
    'the last share',
    { price: 9000, pledgedAmount: 6660, joinedGuests: 3, missingAmount: 2340 },
    '₹2,340 would complete it.',
    [501, 1101, 2101, 2340],
  ],
  [
    'shares like those before',
    { price: 58_500, pledgedAmount: 22_000, joinedGuests: 6, missingAmount: 36_500 },
    '₹3,650 each would complete it with 9 more guests.',
    [501, 1101, 2101, 3650],
  ],
  ['a small gift', { price: 300 }, '₹300 would complete it.', [300]],
  [
    'a price with paise',
    { price: 999.5, pledgedAmount: 500, joinedGuests: 1, missingAmount: 499.5 },
    '₹499.50 would complete it.',
    [499.5],
  ],
])('%s', (_, changes, text, amounts) => {
  const suggestion = suggestAmounts(anItem(changes));
  expect(suggestion.text).toBe(text);
  expect(suggestion.amounts).toEqual(amounts.map(toPaise));
});

test('a fund offers the usual amounts and completes nothing', () => {
  const fund = { goal: 5000, showsProgress: true, closed: false };
  expect(suggestAmounts(anItem({ price: null, fund }))).toEqual({
    amounts: [501, 1101, 2101, 5101].map(toPaise),
  });
});
