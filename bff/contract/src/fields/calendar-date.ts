import { z } from 'zod';

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Today's date in India, where hosts and guests live, as YYYY-MM-DD. */
export const todayInIndia = (now = new Date()): string => indianDay.format(now);

export const calendarDate = z.iso.date('Date is required');

export const eventDate = calendarDate.refine((day) => day >= todayInIndia(), {
  error: 'Event date cannot be in the past',
});
