/** Days since 1970-01-01, counted in UTC so that daylight saving time adds or removes none. */
const dayNumber = (year: number, month: number, day: number) =>
  Date.UTC(year, month - 1, day) / 86_400_000;

/** Whole calendar days from the viewer's today until the date (YYYY-MM-DD); negative for a past date. */
function daysUntil(date: string, now = new Date()): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const today = dayNumber(now.getFullYear(), now.getMonth() + 1, now.getDate());
  return dayNumber(year, month, day) - today;
}

const passedText = 'Event Passed';

export function countdownText(date: string, now = new Date()): string {
  const days = daysUntil(date, now);
  if (days < 0) return passedText;
  if (days === 0) return 'Today is the big day!';
  return days === 1 ? '1 Day to Go!' : `${days} Days to Go!`;
}

/** The offset of the last time zone in which a day ends. */
const lastZoneMs = -12 * 3_600_000;

/** The countdown when it is the same for viewers in every time zone: only a past date is. */
export function countdownEverywhere(date: string, now = new Date()): string | undefined {
  const lastToday = new Date(now.getTime() + lastZoneMs).toISOString().slice(0, 10);
  return date < lastToday ? passedText : undefined;
}
