const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** '2026-11-21' → 'Saturday, November 21, 2026'. */
export const formatEventDate = (date: string): string =>
  longDate.format(new Date(`${date}T00:00:00Z`));
