import { sql } from 'kysely';
import { indianTimeZone } from '@gift-registry/bff-contract';

export const indianDay = (instant: string): string =>
  `(${instant} at time zone '${indianTimeZone}')::date`;

export const indianToday = sql.raw<string>(indianDay('now()'));
