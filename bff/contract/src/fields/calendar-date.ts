import { z } from 'zod';

/** India is 5:30 hours ahead of UTC all year. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** Today's date in India, where hosts and guests live, as YYYY-MM-DD. */
export const todayInIndia = (now = new Date()): string =>
  new Date(now.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);

export const calendarDate = z.iso.date('Date is required');

export const eventDate = calendarDate.refine((day) => day >= todayInIndia(), {
  error: 'Event date cannot be in the past',
});
