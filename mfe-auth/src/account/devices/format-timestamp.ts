const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 21, 2026, 9:05 AM' in the viewer's time zone. */
export const formatTimestamp = (timestamp: string): string => format.format(new Date(timestamp));
