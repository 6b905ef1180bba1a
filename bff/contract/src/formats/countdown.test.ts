import { countdownEverywhere, countdownText } from './countdown.ts';

const lateEvening = new Date(2026, 10, 21, 23, 59);

test('countdownText counts calendar days at any hour', () => {
  expect(countdownText('2026-11-20', lateEvening)).toBe('Event Passed');
  expect(countdownText('2026-11-21', lateEvening)).toBe('Today is the big day!');
  expect(countdownText('2026-11-22', lateEvening)).toBe('1 Day to Go!');
  expect(countdownText('2026-12-21', lateEvening)).toBe('30 Days to Go!');
});

test('countdownEverywhere waits until the date is past in the last time zone', () => {
  expect(countdownEverywhere('2026-11-21', new Date('2026-11-22T11:59:59Z'))).toBeUndefined();
  expect(countdownEverywhere('2026-11-21', new Date('2026-11-22T12:00:00Z'))).toBe('Event Passed');
  expect(countdownEverywhere('2026-11-22', new Date('2026-11-22T12:00:00Z'))).toBeUndefined();
});
