import { sql } from 'kysely';
import { indianTimeZone } from '@gift-registry/bff-contract';

/** The day in India of an instant that is written in SQL. */
export const indianDay = (instant: string): string =>
  `(${instant} at time zone '${indianTimeZone}')::date`;

export const indianToday = sql.raw<string>(indianDay('now()'));
