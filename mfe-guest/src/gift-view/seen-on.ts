const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A calendar date as 'as seen on 12 Nov'. */
export const seenOn = (date: string): string => `as seen on ${format.format(new Date(date))}`;
