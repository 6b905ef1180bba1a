import { indianTimeZone, wallClock } from './wall-clock.ts';

const DAY_MS = 86_400_000;

const dayOfClock = (clock: Date): string => clock.toISOString().slice(0, 10);
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** Today's date as YYYY-MM-DD, in the viewer's time zone unless another one is named. */
export const todayIn = (timeZone?: string, now = new Date()): string =>
  dayOfClock(wallClock(now, timeZone));

export const todayInIndia = (now = new Date()): string => todayIn(indianTimeZone, now);

/** An instant as a field of the type `datetime-local` holds it: '2026-11-21T09:05', in the viewer's time zone. */
export const localDateTime = (instant: Date): string =>
  wallClock(instant).toISOString().slice(0, 16);

/** The same with a space, in India: '2026-11-21 09:05', which spreadsheets read as a time. */
export const indianDateTime = (instant: string): string =>
  wallClock(new Date(instant), indianTimeZone).toISOString().slice(0, 16).replace('T', ' ');

export const addDays = (day: string, days: number): string =>
  dayOfClock(new Date(Date.parse(day) + days * DAY_MS));

/** Whole calendar days from the viewer's today until a date, YYYY-MM-DD; negative for a past one. */
export const daysUntil = (day: string, now = new Date()): number =>
  dayNumber(day) - dayNumber(todayIn(undefined, now));
