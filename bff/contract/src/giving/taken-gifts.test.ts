import {
  fundStateText,
  itemState,
  itemStateText,
  takenGiftsText,
  type ItemState,
} from './taken-gifts.ts';

const none = {
  ...{ quantityReserved: 0, quantityFulfilled: 0, price: 58_500 },
  ...{ pledgedAmount: 0, paidAmount: 0, receivedAmount: 0 },
};

test.each<[Partial<typeof none> & { of?: number }, ItemState, string]>([
  [{}, 'needed', 'Still needed'],
  [{ quantityReserved: 1 }, 'reserved', 'Reserved'],
  [{ quantityFulfilled: 1 }, 'given', 'Given'],
  [{ quantityReserved: 1, pledgedAmount: 2000 }, 'promised', '₹2,000 of ₹58,500 promised'],
  [
    { quantityReserved: 1, pledgedAmount: 2000, receivedAmount: 2000 },
    'promised',
    '₹2,000 of ₹58,500 received',
  ],
  [
    { quantityReserved: 1, pledgedAmount: 2000, paidAmount: 500.5, receivedAmount: 1000 },
    'promised',
    '₹1,000 received, ₹500.50 paid and ₹499.50 promised of ₹58,500',
  ],
  [{ of: 3 }, 'needed', '3 still needed'],
  [{ of: 3, quantityReserved: 1 }, 'needed', '1 of 3 reserved'],
  [{ of: 3, quantityReserved: 3 }, 'reserved', 'All 3 reserved'],
  [{ of: 3, quantityFulfilled: 1 }, 'needed', '1 of 3 given'],
  [{ of: 3, quantityFulfilled: 1, quantityReserved: 2 }, 'reserved', '1 of 3 given, 2 reserved'],
  [{ of: 3, quantityFulfilled: 3 }, 'given', 'All 3 given'],
  [
    { of: 3, quantityReserved: 1, pledgedAmount: 99.5 },
    'promised',
    '3 still needed, ₹99.50 of ₹58,500 promised',
  ],
  [
    { of: 3, quantityFulfilled: 1, quantityReserved: 2, pledgedAmount: 500 },
    'promised',
    '1 of 3 given, 1 reserved, ₹500 of ₹58,500 promised',
  ],
])('%j is %s and reads %s', ({ of = 1, ...taken }, state, text) => {
  const item = { ...none, quantityRequested: of, ...taken };
  expect(itemState(item)).toBe(state);
  expect(itemStateText(item)).toBe(text);
});

test('the sum of a registry has no price that its promises are to reach', () => {
  const money = { pledgedAmount: 2000, paidAmount: 0, receivedAmount: 0 };
  const sum = { requested: 20, given: 0, reserved: 0, money, price: null };
  expect(takenGiftsText(sum)).toBe('20 still needed, ₹2,000 promised');
  expect(takenGiftsText({ ...sum, given: 3, reserved: 1 })).toBe(
    '3 of 20 given, 1 reserved, ₹2,000 promised',
  );
});

test('promises to a fund are not called given', () => {
  const money = { pledgedAmount: 160_000, paidAmount: 20_000, receivedAmount: 40_000 };
  const fund = { goal: null, closed: false };
  expect(fundStateText(fund, money)).toBe('₹40,000 received, ₹20,000 paid and ₹1,00,000 promised');
  expect(
    fundStateText({ ...fund, closed: true }, { ...money, paidAmount: 0, receivedAmount: 0 }),
  ).toBe('Closed, ₹1,60,000 promised');
});
