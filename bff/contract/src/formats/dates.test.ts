import { formatDay, formatEventDate, formatIndianTime, formatTime } from './dates.ts';
import { locales } from './languages.ts';
import { intlModels } from '../../testing/intl-models.ts';

const HOUR_MS = 3_600_000;

function* instants() {
  const end = Date.UTC(2031, 0, 1);
  for (let time = Date.UTC(2027, 0, 1, 0, 5); time < end; time += 23 * HOUR_MS)
    yield new Date(time);
}

test('an event date is written in full', () => {
  expect(formatEventDate('2026-11-21')).toBe('Saturday, November 21, 2026');
});

test('a day and a time read the same on all screens and in mails', () => {
  expect(formatDay('2026-11-20T20:35:00Z', 'Asia/Kolkata')).toBe('Nov 21, 2026');
  expect(formatTime('2026-11-21T03:35:00Z', 'Asia/Kolkata')).toBe('Nov 21, 2026, 9:05 AM');
  expect(formatIndianTime('2026-11-21T03:35:00Z')).toBe('Nov 21, 2026, 9:05 AM IST');
});

describe.each(locales)('in %s every day of four years reads as that of Intl', (locale) => {
  const model = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlModels[locale].dates, { timeZone: 'UTC', ...options });

  test('in full', () => {
    const full = model({ dateStyle: 'full' });
    for (const instant of instants())
      expect(formatEventDate(instant.toISOString().slice(0, 10), locale)).toBe(
        full.format(instant),
      );
  });

  test.each(['UTC', 'Asia/Kolkata', 'America/New_York'])('in short in %s', (timeZone) => {
    const day = model({ dateStyle: 'medium', timeZone });
    const time = model({ dateStyle: 'medium', timeStyle: 'short', timeZone });
    for (const instant of instants()) {
      const text = instant.toISOString();
      expect(formatDay(text, timeZone, locale)).toBe(day.format(instant));
      // Intl writes a narrow space, for which a browser would load another font file.
      expect(formatTime(text, timeZone, locale)).toBe(
        time.format(instant).replaceAll('\u202f', ' '),
      );
    }
  });

  test('in short in the zone of the viewer', () => {
    const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(7 * 60);
    const phoenix = model({ dateStyle: 'medium', timeZone: 'America/Phoenix' });
    for (const instant of instants())
      expect(formatDay(instant.toISOString(), undefined, locale)).toBe(phoenix.format(instant));
    offset.mockRestore();
  });
});
