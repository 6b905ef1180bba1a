import { addDays, daysUntil, localDateTime, todayIn, todayInIndia } from './calendar-days.ts';

const lateEvening = new Date('2026-12-31T20:00:00Z');

test('a day begins with midnight of its zone', () => {
  expect(todayIn('UTC', lateEvening)).toBe('2026-12-31');
  expect(todayInIndia(lateEvening)).toBe('2027-01-01');
  expect(todayIn('America/New_York', lateEvening)).toBe('2026-12-31');
  expect(todayIn('Pacific/Auckland', lateEvening)).toBe('2027-01-01');
});

test('days are added across months and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('days are counted by the calendar, at any hour', () => {
  const evening = new Date(2026, 10, 21, 23, 59);
  expect(daysUntil('2026-11-20', evening)).toBe(-1);
  expect(daysUntil('2026-11-22', evening)).toBe(1);
  expect(daysUntil('2027-11-21', evening)).toBe(365);
});

test('a field of a local time gets the clock of the viewer, to the minute', () => {
  expect(localDateTime(new Date(2026, 10, 21, 9, 5, 59))).toBe('2026-11-21T09:05');
});
