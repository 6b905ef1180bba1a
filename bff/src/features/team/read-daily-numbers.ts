import {
  addDays,
  dailyNumberNames,
  endsOf,
  todayInIndia,
  type DayRange,
  type getDailyNumbers,
  type ReplyOf,
} from '@gift-registry/bff-contract';
import { findDailyNumbers } from '../../platform/database/daily-numbers.repository.ts';
import type { Db } from '../../platform/database/database.ts';

const MOST_DAYS = 366;

const daysTo = (until: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(until, index + 1 - count));

/** The days of a range that ends today at the latest; of a longer one the last ones. */
function daysIn(range: DayRange): string[] {
  const today = todayInIndia();
  const { from, until = today } = endsOf(range);
  const last = until < today ? until : today;
  const length = Math.round((Date.parse(last) - Date.parse(from ?? last)) / 86_400_000) + 1;
  return daysTo(last, Math.min(Math.max(length, 1), MOST_DAYS));
}

/** The numbers of each day, with those of as many days before for comparison. */
export async function readDailyNumbers(
  db: Db,
  range: DayRange,
): Promise<ReplyOf<typeof getDailyNumbers>> {
  const days = daysIn(range);
  const first = days[0] ?? todayInIndia();
  const before = daysTo(addDays(first, -1), days.length);
  const kept = await findDailyNumbers(db, before[0] ?? first, days.at(-1) ?? first);
  const values = new Map(kept.map(({ name, day, value }) => [`${name} ${day}`, value]));
  const of = (name: string, each: readonly string[]) =>
    each.map((day) => values.get(`${name} ${day}`) ?? 0);
  return {
    days,
    numbers: dailyNumberNames.map((name) => ({
      name,
      values: of(name, days),
      before: of(name, before),
    })),
  };
}
