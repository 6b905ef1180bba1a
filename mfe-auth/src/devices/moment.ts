const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 21, 2026, 9:05 AM' on the reader's clock. */
export const moment = (timestamp: string): string => format.format(new Date(timestamp));
