import { z } from 'zod';
import { implausibleYear, isPlausibleYear } from './id.ts';
import { todayInIndia } from '../formats/calendar-days.ts';

export const calendarDate = z.iso.date('Date is required').refine(isPlausibleYear, implausibleYear);

export const eventDate = calendarDate.refine((day) => day >= todayInIndia(), {
  error: 'Event date cannot be in the past',
});
