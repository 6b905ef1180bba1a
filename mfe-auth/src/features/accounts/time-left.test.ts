import { secondsUntil } from './time-left.ts';

test('secondsUntil rounds up and is 0 for a moment in the past', () => {
  expect(secondsUntil(60_000, 0)).toBe(60);
  expect(secondsUntil(60_000, 1)).toBe(60);
  expect(secondsUntil(60_000, 59_999)).toBe(1);
  expect(secondsUntil(60_000, 60_000)).toBe(0);
  expect(secondsUntil(60_000, 99_000)).toBe(0);
});
