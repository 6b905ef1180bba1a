import { announcedSeconds, announceInEnglish, formatCountdown } from './countdown.tsx';

test('formats seconds as minutes and two digits', () => {
  expect(formatCountdown(300)).toBe('5:00');
  expect(formatCountdown(65)).toBe('1:05');
  expect(formatCountdown(60)).toBe('1:00');
  expect(formatCountdown(9)).toBe('0:09');
  expect(formatCountdown(0)).toBe('0:00');
});

test('five minutes have eight announcements, not three hundred', () => {
  const spoken = Array.from({ length: 301 }, (_, elapsed) =>
    announceInEnglish(announcedSeconds(300 - elapsed)),
  );
  expect([...new Set(spoken)]).toStrictEqual([
    '5 minutes left',
    '4 minutes left',
    '3 minutes left',
    '2 minutes left',
    '1 minute left',
    '30 seconds left',
    '10 seconds left',
    'Time is up',
  ]);
});
