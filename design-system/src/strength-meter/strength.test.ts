import { strengthOf } from './strength-meter.tsx';

test('names scores: Weak up to 2, Fair at 3, Good at 4, Strong at 5', () => {
  expect([0, 1, 2, 3, 4, 5].map(strengthOf)).toStrictEqual([
    'Weak',
    'Weak',
    'Weak',
    'Fair',
    'Good',
    'Strong',
  ]);
});
