import { dayOf } from './day-of.ts';

const now = new Date(2026, 10, 22);

test('dayOf leaves out the current year', () => {
  expect(dayOf(new Date(2026, 10, 19).toISOString(), now)).toBe('19 November');
  expect(dayOf(new Date(2025, 0, 2).toISOString(), now)).toBe('2 January 2025');
});
