const style = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** A calendar date as 'as seen on 12 Nov'. */
export const seenOn = (date: string): string =>
  `as seen on ${new Date(date).toLocaleDateString('en-IN', style)}`;
