import { defaultLocale, languageOf, type Locale } from './languages.ts';
import { indianTimeZone, wallClock } from './wall-clock.ts';

/** A calendar date, YYYY-MM-DD, in full: 'Saturday, November 21, 2026'. */
export const formatEventDate = (date: string, locale: Locale = defaultLocale): string =>
  languageOf(locale).date(wallClock(new Date(date), 'UTC'));

/** The day of an instant: 'Nov 21, 2026', in the viewer's time zone unless another one is named. */
export const formatDay = (
  instant: string,
  timeZone?: string,
  locale: Locale = defaultLocale,
): string => languageOf(locale).day(wallClock(new Date(instant), timeZone));

/** An instant: 'Nov 21, 2026, 9:05 AM', in the viewer's time zone unless another one is named. */
export const formatTime = (
  instant: string,
  timeZone?: string,
  locale: Locale = defaultLocale,
): string => {
  const clock = wallClock(new Date(instant), timeZone);
  const { day, time } = languageOf(locale);
  return `${day(clock)}, ${time(clock)}`;
};

/** The time of the day alone, for what ends within the hour: '6:40 PM'. */
export const formatClock = (
  instant: string,
  timeZone?: string,
  locale: Locale = defaultLocale,
): string => languageOf(locale).time(wallClock(new Date(instant), timeZone));

export const formatIndianTime = (instant: string, locale: Locale = defaultLocale): string =>
  `${formatTime(instant, indianTimeZone, locale)} IST`;
