const dayMilliseconds = 86_400_000;

/** Whole calendar days from the viewer's today until the day (YYYY-MM-DD), in the countdown's words. */
export function daysToGo(day: string, now = new Date()): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = (Date.parse(`${day}T00:00:00Z`) - today) / dayMilliseconds;
  if (days < 0) return 'Event Passed';
  if (days === 0) return 'Today is the big day!';
  return days === 1 ? '1 Day to Go!' : `${days} Days to Go!`;
}
