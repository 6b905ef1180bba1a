import { minutesAndSeconds, minutesInWords, secondsUntil } from './time-left.ts';

test('a started second counts, and a moment in the past is 0 away', () => {
  expect(secondsUntil(60_000, 0)).toBe(60);
  expect(secondsUntil(60_000, 1)).toBe(60);
  expect(secondsUntil(60_000, 59_999)).toBe(1);
  expect(secondsUntil(60_000, 60_000)).toBe(0);
  expect(secondsUntil(60_000, 99_000)).toBe(0);
});

test('seconds read as minutes and seconds', () => {
  expect([300, 65, 60, 9, 0].map(minutesAndSeconds)).toStrictEqual([
    '5:00',
    '1:05',
    '1:00',
    '0:09',
    '0:00',
  ]);
});

test('a sentence counts started minutes', () => {
  expect([1, 60, 61, 900].map(minutesInWords)).toStrictEqual([
    '1 minute',
    '1 minute',
    '2 minutes',
    '15 minutes',
  ]);
});
