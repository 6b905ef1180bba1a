import { z } from 'zod';
import { errorMessages } from '../errors/error-messages.ts';

/** A UUIDv7, so that ordering by id is ordering by age. */
export const id = z.uuid(errorMessages.malformedId);

export const timestamp = z.iso.datetime({ offset: true });

const firstYear = 1900;
const lastYear = 2199;
const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The years of typed dates and times. Databases and browsers round or spell those at the edge differently. */
export const isPlausibleYear = (date: string): boolean =>
  yearOf(date) >= firstYear && yearOf(date) <= lastYear;
export const implausibleYear = `Please choose a year from ${firstYear} to ${lastYear}`;

/** A time that somebody plans. */
export const plannedTime = timestamp.refine(isPlausibleYear, implausibleYear);

/** The version of a row that the writer saw. The next one, too, is a 32-bit integer of the database. */
export const rowVersion = z
  .int()
  .positive()
  .refine((version) => version < 2 ** 31 - 1, 'This version does not exist');
