import { sql } from 'kysely';
import type { Db } from './database.ts';
import { indianToday } from './indian-days.ts';

interface DailyNumber {
  readonly name: string;
  readonly day: string;
  readonly value: number;
}

/** Counts today and yesterday anew: a gift that was given back counts no more. Earlier days stay. */
export async function keepDailyNumbers(db: Db): Promise<void> {
  await sql`
    insert into daily_numbers (name, day, value)
    select name, day, value
      from (values (${indianToday}), (${indianToday} - 1)) days (day), lateral day_numbers(day)
    on conflict (name, day) do update set value = excluded.value
     where daily_numbers.value <> excluded.value`.execute(db);
}

/** For events that leave no row behind. */
export async function addToToday(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`
    insert into daily_numbers (name, day, value)
    select name, ${indianToday}, count(*) from unnest(${sql.val([...names])}::text[]) name group by name
    on conflict (name, day) do update set value = daily_numbers.value + excluded.value`.execute(db);
}

/** Those of the days from `from` until `until`. */
export async function findDailyNumbers(
  db: Db,
  from: string,
  until: string,
): Promise<DailyNumber[]> {
  const { rows } = await sql<DailyNumber>`
    select name, day, value::float8 as value from daily_numbers
     where day between ${from}::date and ${until}::date`.execute(db);
  return rows;
}
