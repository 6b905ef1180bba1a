import { z } from 'zod';
import { addDays, todayInIndia } from '../formats/calendar-days.ts';
import { calendarDate } from './calendar-date.ts';

/** Days in India, for filters: the last ones up to today, or from one day until another, both included. */
export const dayRange = {
  days: z.coerce.number().int().min(1).max(365).optional(),
  from: calendarDate.optional(),
  until: calendarDate.optional(),
};

export interface DayRange {
  readonly days?: number | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The first and the last day; undefined where the range is open. A day that is named wins over a number of days. */
export function endsOf({ days, from, until }: DayRange): Pick<DayRange, 'from' | 'until'> {
  const isNamed = from !== undefined || until !== undefined;
  return isNamed || days === undefined
    ? { from, until }
    : { from: addDays(todayInIndia(), 1 - days), until: undefined };
}
