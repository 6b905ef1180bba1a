import { daysUntil, todayIn } from './calendar-days.ts';
import { defaultLocale, languageOf, type Locale } from './languages.ts';
import { plural } from './numbers.ts';

/** The days until an event, YYYY-MM-DD, counted in the viewer's time zone. */
export function countdownText(
  date: string,
  now = new Date(),
  locale: Locale = defaultLocale,
): string {
  const { eventPassed, eventToday, daysToGo } = languageOf(locale);
  const days = daysUntil(date, now);
  if (days < 0) return eventPassed;
  if (days === 0) return eventToday;
  return plural(days, ...daysToGo, locale);
}

/** Hours behind UTC of the last time zone in which a day ends. */
const lastZoneMs = 12 * 3_600_000;

export const countdownEverywhere = (
  date: string,
  now = new Date(),
  locale: Locale = defaultLocale,
): string | undefined =>
  date < todayIn('UTC', new Date(now.getTime() - lastZoneMs))
    ? languageOf(locale).eventPassed
    : undefined;
