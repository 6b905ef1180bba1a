import { sql, type RawBuilder } from 'kysely';
import { endsOf, indianTimeZone, type DayRange } from '@gift-registry/bff-contract';

export const indianDay = (instant: string): string =>
  `(${instant} at time zone '${indianTimeZone}')::date`;

export const indianToday = sql.raw<string>(indianDay('now()'));

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${indianTimeZone})`;

/**
 * The rows of a table that were made on these days. Ids follow the time, so a list by id begins there: they are taken at
 * the start of a statement, which is at most an hour after its transaction began.
 */
export function madeOn(table: string, range: DayRange): readonly RawBuilder<boolean>[] {
  const { from, until } = endsOf(range);
  const id = sql.ref(`${table}.id`);
  const madeAt = sql.ref(`${table}.createdAt`);
  return [
    ...(from
      ? [sql<boolean>`(${madeAt} >= ${startOf(from)} and ${id} >= id_at(${startOf(from)}))`]
      : []),
    ...(until
      ? [
          sql<boolean>`(${madeAt} < ${startOf(until)} + interval '1 day'
            and ${id} < id_at(${startOf(until)} + interval '25 hours'))`,
        ]
      : []),
  ];
}
