import { z } from 'zod';

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Today's calendar date in India as YYYY-MM-DD: hosts and guests are there, so 'today' is theirs. */
export const todayInIndia = (now = new Date()): string => indianDay.format(now);

export const calendarDate = z.iso.date('Date is required');

export const eventDate = calendarDate.refine((day) => day >= todayInIndia(), {
  error: 'Event date cannot be in the past',
});
