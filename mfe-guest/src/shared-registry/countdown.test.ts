import { countdownText } from './countdown.ts';

const lateEvening = new Date(2026, 10, 21, 23, 59);

test('countdownText counts calendar days at any hour', () => {
  expect(countdownText('2026-11-20', lateEvening)).toBe('Event Passed');
  expect(countdownText('2026-11-21', lateEvening)).toBe('Today is the big day!');
  expect(countdownText('2026-11-22', lateEvening)).toBe('1 Day to Go!');
  expect(countdownText('2026-12-21', lateEvening)).toBe('30 Days to Go!');
});
