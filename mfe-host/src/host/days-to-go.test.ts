import { daysToGo } from './days-to-go.ts';

const now = new Date(2026, 10, 21, 23, 30);

test.each([
  ['2026-11-20', 'Event Passed'],
  ['2026-11-21', 'Today is the big day!'],
  ['2026-11-22', '1 Day to Go!'],
  ['2026-12-21', '30 Days to Go!'],
])('daysToGo on %s', (day, text) => {
  expect(daysToGo(day, now)).toBe(text);
});
