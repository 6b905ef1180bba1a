import { daysUntil, todayIn } from './calendar-days.ts';
import { plural } from './numbers.ts';

const passedText = 'Event Passed';

/** The days until an event, YYYY-MM-DD, counted in the viewer's time zone. */
export function countdownText(date: string, now = new Date()): string {
  const days = daysUntil(date, now);
  if (days < 0) return passedText;
  if (days === 0) return 'Today is the big day!';
  return plural(days, '# Day to Go!', '# Days to Go!');
}

/** Hours behind UTC of the last time zone in which a day ends. */
const lastZoneMs = 12 * 3_600_000;

export const countdownEverywhere = (date: string, now = new Date()): string | undefined =>
  date < todayIn('UTC', new Date(now.getTime() - lastZoneMs)) ? passedText : undefined;
