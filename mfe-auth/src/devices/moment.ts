const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** 'November 21, 2026 at 9:05 AM' on the reader's clock. */
export const moment = (timestamp: string): string => format.format(new Date(timestamp));
