import { formatEventDate } from './format-event-date.ts';

const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

test('an event date is written out as American English does', () => {
  expect(formatEventDate('2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(formatEventDate('2099-01-01')).toBe('Thursday, January 1, 2099');
});

test('every day of four years reads as that of Intl', () => {
  for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2031, 0, 1); day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10);
    expect(formatEventDate(date)).toBe(english.format(day));
  }
});
