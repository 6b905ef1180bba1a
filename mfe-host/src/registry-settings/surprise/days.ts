/** Today in a zone, as YYYY-MM-DD. */
export const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short' });

export const openingTime = (instant: string): string => time.format(new Date(instant));
