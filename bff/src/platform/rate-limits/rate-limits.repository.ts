import { sql, type SqlBool } from 'kysely';
import type { Db, Writer } from '../database/database.ts';
import { deleteBatch } from '../database/delete-batch.ts';
import { prepareQuery } from '../database/prepared-query.ts';

interface Counter {
  readonly key: string;
  readonly count: number;
  readonly wait: number;
}

/** Takes keys, window lengths in seconds and costs. Ordered by key, so concurrent requests lock common counters in the same order. */
export const incrementCounters = prepareQuery<Counter>(
  'increment rate limits',
  `insert into rate_limits as counter (key, count, resets_at)
   select key, cost, now() + make_interval(secs => seconds)
     from unnest($1::text[], $2::int[], $3::int[]) as taken (key, seconds, cost)
    order by key
   on conflict (key) do update set
     count = case when counter.resets_at <= now() then excluded.count
       else counter.count + excluded.count end,
     resets_at = case when counter.resets_at <= now() then excluded.resets_at
       else counter.resets_at end
   returning key, count, ceil(extract(epoch from resets_at - now()))::int as wait`,
);

const lockedCounters = `with locked as materialized (
  select key from rate_limits where key = any($1::text[]) order by key for update
)`;

/** Takes keys and costs. A counter that reaches 0 is deleted. */
export const decrementCounters = prepareQuery(
  'decrement rate limits',
  `${lockedCounters}, taken as (
     select * from unnest($1::text[], $2::int[]) as given (key, cost) join locked using (key)
   ), emptied as (
     delete from rate_limits as counter using taken
      where counter.key = taken.key and counter.count <= taken.cost
   )
   update rate_limits as counter set count = counter.count - taken.cost
     from taken
    where counter.key = taken.key and counter.count > taken.cost`,
);

export const readCounters = prepareQuery<Pick<Counter, 'key' | 'count'>>(
  'read rate limits',
  `select key, count from rate_limits where key = any($1::text[]) and resets_at > now()`,
);

export const deleteCounters = prepareQuery(
  'delete rate limits',
  `${lockedCounters}
   delete from rate_limits using locked where rate_limits.key = locked.key`,
);

const keyIn = (keys: readonly string[]) => sql<SqlBool>`rate_limits.key = any(${keys}::text[])`;

export const withSettledCounters = (
  db: Db,
  deleted: readonly string[],
  decremented: readonly string[],
): Writer =>
  db
    // Locks in the same order as `incrementCounters`.
    .with('counters', (qb) =>
      qb
        .selectFrom('rateLimits')
        .select('key')
        .where(keyIn([...deleted, ...decremented]))
        .orderBy('key')
        .forUpdate(),
    )
    .with('deleted', (qb) =>
      qb
        .deleteFrom('rateLimits')
        .using('counters')
        .whereRef('rateLimits.key', '=', 'counters.key')
        .where(keyIn(deleted)),
    )
    .with('decremented', (qb) =>
      qb
        .updateTable('rateLimits')
        .from('counters')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .whereRef('rateLimits.key', '=', 'counters.key')
        .where(keyIn(decremented))
        .where('count', '>', 1),
    );

export const deleteElapsedLimits = (db: Db): Promise<boolean> =>
  deleteBatch(db, 'rateLimits', sql`resets_at <= now()`);
