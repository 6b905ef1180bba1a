import { formatDay, formatTime } from './format-instant.ts';

test('a day and a time read the same on all screens', () => {
  expect(formatDay('2026-11-20T20:35:00Z', 'Asia/Kolkata')).toBe('Nov 21, 2026');
  expect(formatTime('2026-11-21T03:35:00Z', 'Asia/Kolkata')).toMatch(/^Nov 21, 2026, 9:05\sAM$/);
});
