import { defaultLocale, languageOf, type Locale } from './languages.ts';
import { plural } from './numbers.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** The time since an instant, in whole units: 'just now', '40 min', '47 h', '3 days'. */
export function formatAge(
  instant: string,
  now = new Date(),
  locale: Locale = defaultLocale,
): string {
  const { age } = languageOf(locale);
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000);
  if (minutes < 1) return age.now;
  if (minutes < HOUR) return plural(minutes, ...age.minutes, locale);
  if (minutes < 2 * DAY) return plural(Math.floor(minutes / HOUR), ...age.hours, locale);
  return plural(Math.floor(minutes / DAY), ...age.days, locale);
}
