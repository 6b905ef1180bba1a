import { arrivalText, betweenDays, expectedDays } from './expected-days.ts';

test('packing and transport count business days alone', () => {
  // A Saturday.
  expect(expectedDays('2026-11-28')).toEqual({ first: '2026-12-07', last: '2026-12-10' });
  expect(betweenDays(expectedDays('2026-11-28'))).toBe('between Dec 7 and Dec 10');
});

test.each([
  [
    '2027-01-12',
    'We expect it to arrive between Dec 7 and Dec 10, before Asha weds Dev on Jan 12, 2027.',
  ],
  [
    '2026-12-08',
    'We expect it to arrive between Dec 7 and Dec 10. It may come after Asha weds Dev on Dec 8, 2026.',
  ],
  [
    '2026-12-01',
    'We expect it to arrive between Dec 7 and Dec 10, after Asha weds Dev on Dec 1, 2026.',
  ],
  ['2026-11-20', 'We expect it to arrive between Dec 7 and Dec 10.'],
])('an event on %s is compared with the expected days', (eventDate, text) => {
  expect(arrivalText({ registryName: 'Asha weds Dev', eventDate }, '2026-11-28')).toBe(text);
});
