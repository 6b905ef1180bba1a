import { formatAge } from './age.ts';

test.each([
  [-60, 'just now'],
  [20, 'just now'],
  [60, '1 min'],
  [59 * 60, '59 min'],
  [3_600, '1 h'],
  [47 * 3_600, '47 h'],
  [48 * 3_600, '2 days'],
])('an age of %i seconds reads: %s', (seconds, expected) => {
  const now = new Date('2026-11-24T03:00:00Z');
  const instant = new Date(now.getTime() - seconds * 1_000).toISOString();
  expect(formatAge(instant, now)).toBe(expected);
});
