const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** '21 Nov 2026, 9:05 am' in the viewer's time zone. */
export const formatTime = (timestamp: string): string => format.format(new Date(timestamp));
